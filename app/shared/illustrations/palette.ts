/** The colors of the illustrations, with the site's palette and colors for skin, hair and wood. */
export const tint = {
  paper: '#FBF7F0',
  sand: '#F3EBDD',
  line: '#E3D8C6',
  ink: '#17261F',
  green900: '#08352A',
  green800: '#0A4635',
  green700: '#0E5A43',
  green600: '#1A7357',
  green300: '#8FC3AC',
  green100: '#DCEBE2',
  clay700: '#963A18',
  clay600: '#B4471F',
  clay500: '#D9652F',
  clay300: '#F0B08E',
  clay100: '#F9E3D6',
  ipe600: '#DB962A',
  ipe500: '#F0B441',
  ipe300: '#F7CF80',
  ipe200: '#FADFA9',
  wood700: '#8A4F2B',
  wood500: '#B97A45',
  wood300: '#D9A66E',
  hair: '#201612',
  auburn: '#8A3D1C',
  gray: '#D6CFC3',
} as const;

/** Skin tones from deep to fair. */
export const skin = ['#4A2A1B', '#6B3F27', '#8D5534', '#B0764B', '#D19B6F', '#E9BF98'] as const;

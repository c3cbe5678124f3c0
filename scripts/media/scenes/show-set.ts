import { palette } from '../palette.ts';
import { bunting } from '../parts/air.ts';
import { house } from '../parts/house.ts';
import { hill } from '../parts/land.ts';
import { sun } from '../parts/sun.ts';
import { bush, ipe } from '../parts/trees.ts';
import { at, circle, group, line, path, points, polygon, rect } from '../svg.ts';

const { green900, green800, green700, green600, green500, green300, green200 } = palette;
const { clay700, clay600, clay500, clay300, clay100, paper, sand, ipe500, ipe300 } = palette;
const { ink, wood700, wood500, wood300 } = palette;

/**
 * The wall of the studio with its shelf, its paper flags and a big window that shows the
 * neighborhood.
 */
export function room(time: number): string {
  return group(
    '',
    rect(-600, -700, 2600, 2000, clay100),
    polygon(points('-600,640 2000,640 2000,1300 -600,1300'), '#EBCDB9'),
    window(time),
    shelf(),
    bunting([40, 60], [640, 38], 44, 17, time),
    bunting([640, 38], [1240, 60], 44, 17, time),
  );
}

function window(time: number): string {
  const pane = 'clip-path="url(#pane)"';
  return group(
    '',
    `<clipPath id="pane">${path('M420 640V300a220 190 0 0 1 440 0v340Z', '#000')}</clipPath>`,
    path('M396 660V300a244 214 0 0 1 488 0v360Z', wood300),
    group(
      pane,
      rect(400, 80, 480, 600, paper),
      sun(700, 330, time),
      hill(points('-600,480 300,470 480,440 660,462 860,420 1900,440'), green200),
      hill(points('-600,540 380,520 560,496 720,512 880,490 1900,500'), green300),
      house(520, 516, 0.9, { wall: paper, roof: clay600, door: green700 }),
      bush(470, 520, 22, green500),
      ipe(772, 536, 0.82, time),
    ),
    path('M636 110h8v540h-8Z', wood300),
    path('M400 360h480v8H400Z', wood300),
  );
}

function shelf(): string {
  const books = [clay600, green700, ipe500, green600, clay300, green800, clay500];
  return group(
    'filter="url(#near)"',
    rect(1000, 330, 220, 12, wood500),
    ...books.map((fill, i) =>
      rect(1012 + i * 20, 330 - 62 - ((i * 17) % 26), 17, 62 + ((i * 17) % 26), fill),
    ),
    circle(1186, 300, 30, green600),
    path('M1170 306h32l-5 24h-22Z', clay700),
    rect(70, 360, 190, 12, wood500),
    path('M92 360v-70l40 -34 40 34v70Z', paper),
    path('M84 296l48 -42 48 42v12l-48 -40 -48 40Z', clay600),
    path('M120 360v-30a12 12 0 0 1 24 0v30Z', green700),
    path('M200 360q-6 -40 16 -60q20 20 14 60Z', ipe500),
  );
}

/** The table with cloth, cups and two microphones. It hides the lower part of the speakers. */
export function desk(): string {
  const scallops = 'q-20 26 -40 0'.repeat(22);
  return group(
    'filter="url(#near)"',
    path(`M196 566h888v74${scallops}Z`, green700),
    rect(196, 610, 888, 10, ipe300),
    path('M190 640h900l14 200h-928Z', green800),
    path('M172 546h936q8 0 8 12t-8 12h-936q-8 0 -8 -12t8 -12Z', paper),
    microphone(486, 548, 16),
    microphone(794, 548, -16),
    cup(600, 546, clay500),
    cup(684, 546, ipe500),
  );
}

/** A microphone on the table that leans by the given degrees. */
function microphone(x: number, y: number, lean: number): string {
  return at(
    x,
    y,
    1,
    path('M-26 0q0 -12 26 -12t26 12Z', ink),
    group(
      `transform="rotate(${lean})"`,
      line('M0 -8V-70', wood700, 6),
      path('M-17 -70v-34a17 17 0 0 1 34 0v34q0 14 -17 14t-17 -14Z', ink),
      path('M-17 -92h34v6h-34Z', clay500),
    ),
  );
}

const cup = (x: number, y: number, fill: string): string =>
  path(`M${x - 20} ${y - 36}h40l-4 36h-32Z`, fill) +
  line(`M${x + 19} ${y - 28}q18 2 12 14q-4 8 -16 8`, fill, 6);

/** The camera in the foreground, seen from behind. Its red light is on while they talk. */
export function camera(light: number): string {
  return group(
    'transform="translate(-64 78)" filter="url(#near)"',
    line('M150 560L84 800M150 560L216 800M150 560V800', ink, 14),
    rect(58, 436, 176, 122, green900, 'rx="16"'),
    rect(76, 454, 112, 86, '#2A7561', 'rx="6"'),
    circle(120, 486, 15, clay300),
    path('M92 540q4 -34 28 -34t28 34Z', ipe500),
    rect(230, 462, 44, 68, ink),
    rect(272, 452, 18, 88, ink, 'rx="4"'),
    path('M84 436l16 -34h84l16 34Z', ink),
    circle(206, 462, 8, clay500, `opacity="${(0.25 + 0.75 * light).toFixed(2)}"`),
    rect(76, 454, 112, 86, sand, 'opacity=".08" rx="6"'),
  );
}

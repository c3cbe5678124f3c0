import Bowser from 'bowser';

export type Device = {
  /** "Chrome"; empty where it does not tell. */
  browser: string;
  /** "Windows", "iOS"; empty where it does not tell. */
  system: string;
  isHandheld: boolean;
};

/** What a browser says of itself (its user agent), in names that people know. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: '', system: '', isHandheld: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}

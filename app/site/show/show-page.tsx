import { Host } from './host';
import { ShowHero } from './show-hero';
import { Theatre } from './theatre';

/** The show: what it is, the player with all episodes, who presents it. */
export function ShowPage() {
  return (
    <>
      <ShowHero />
      <Theatre />
      <Host />
    </>
  );
}

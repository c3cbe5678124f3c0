import { Host } from './components/host';
import { ShowHero } from './components/show-hero';
import { Theatre } from './components/theatre';

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

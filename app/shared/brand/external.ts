import { description } from './description/read-description.ts';

const { enrollment, costSimulation, telemedicine, dentalProvider, social, office, show, forms } =
  description;

/**
 * URLs of other sites. Without a URL, a link is hidden or leads to a page of this site
 * (`shared/page/destinations.ts`).
 */
export const external = {
  enrollment,
  costSimulation,
  telemedicine,
  dentalProvider,
  social,
  showChannel: show.channel,
  officeMap: office.map,
  /** Shown in the contact page's frame, on request. */
  officeMapFrame: office.mapFrame,
  officeDirections: office.directions,
};

/** Third-party forms, each instead of the site's own, in the same frame. */
export const thirdPartyForms = forms;

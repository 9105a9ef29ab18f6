/** The widths that a picture is offered in, in pixels, up to its own. */
export const widths = [320, 640, 750, 960, 1280, 1600, 2080];

/** The choice where a picture grows with the window and comes first: also said in the page's head. The smallest is a phone's. */
export const firstWidths = [750, 1280];

/** The choice where a picture grows with the window and comes late: each width is said once per picture, and a page has many. */
export const fewWidths = [750, 1200];

/** For browsers that know no choice, the logo, and link previews. */
export const singleWidths = [480, 1080, 1200];

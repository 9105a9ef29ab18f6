const portalPage = /^(\/(dashboard|projects|documentation|search|subscription-portal)(?![^/?#])|\?)/;

/** Whether an address within the site leads to a page of the portal: they share a layout that stays, all others are documents. */
export function isPortalPage(address: string): boolean {
  return portalPage.test(address);
}

/** Every other host that a page of this site may name in its policy, by whose it is. The privacy page tells of each. */
export const outsideHosts = {
  googleAnalytics: [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
  youtube: ["https://www.youtube-nocookie.com"],
  stripe: ["https://checkout.stripe.com", "https://billing.stripe.com"],
} as const;

export type HostOwner = keyof typeof outsideHosts;

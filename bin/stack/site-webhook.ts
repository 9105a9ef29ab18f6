/** What the site is told of a publish: the projection of its webhook, on the local lake and, by docs/hosting.md, on hosted Sanity. */
export const siteWebhookProjection = `{_id, _type, _rev, _updatedAt, "title": coalesce(title, agencyName, client, who, text, source),
"slug": slug, "previousSlug": before().slug, "operation": delta::operation()}`;

import { describe } from "vitest";
import { expectRefused, type Lake, test } from "./lake-test.ts";
import { openPicture } from "./open-picture.ts";

const notSupported = /not supported by the local lake/;
const may = { releaseId: "may" };

type Refusal = [what: string, status: number, message: RegExp, ask: (lake: Lake) => Promise<unknown>];

/** What Sanity documents and the lake refuses, by section: it must say so, never answer as if it had it. */
const refused: Record<string, Refusal[]> = {
  "HTTP API: Query": [
    [
      "explain",
      400,
      notSupported,
      ({ client }) =>
        client.request({ url: "/data/query/production", query: { query: "1", explain: "true" } }),
    ],
    ["variant", 400, notSupported, ({ client }) => client.fetch("1", {}, { variant: "spring" })],
  ],
  "HTTP API: Actions": [
    ...[
      "create",
      "edit",
      "publish",
      "archive",
      "unarchive",
      "schedule",
      "unschedule",
      "delete",
      "import",
    ].map((name) => action(`sanity.action.release.${name}`, { releaseId: "may" })),
    ...["create", "edit", "publish", "unpublish", "delete"].map((name) =>
      action(`sanity.action.document.variant.${name}`, { publishedId: "doll", variantId: "loud" }),
    ),
    ...["create", "edit", "delete"].map((name) =>
      action(`sanity.action.variant.definition.${name}`, { variantId: "loud" }),
    ),
  ],
  "Content Releases with @sanity/client": [
    release("releases.create()", (releases) => releases.create(may)),
    release("releases.edit()", (releases) => releases.edit({ ...may, patch: { set: { a: 1 } } })),
    release("releases.publish()", (releases) => releases.publish(may)),
    release("releases.archive()", (releases) => releases.archive(may)),
    release("releases.unarchive()", (releases) => releases.unarchive(may)),
    release("releases.schedule()", (releases) =>
      releases.schedule({ ...may, publishAt: "2027-05-01T00:00:00Z" }),
    ),
    release("releases.unschedule()", (releases) => releases.unschedule(may)),
    release("releases.delete()", (releases) => releases.delete(may)),
  ],
  "HTTP API: History": [
    [
      "events of a release, as the Studio asks for them",
      404,
      /Not found/,
      ({ client }) => client.request({ url: "/data/history/production/events/releases/r1" }),
    ],
  ],
  "GROQ: global functions": [
    groq("after()", "after()"),
    groq("anywhere()", '*[anywhere(_key == "a")]'),
    groq("before()", "before()"),
    groq("geo()", 'geo({"type": "Point", "coordinates": [1, 2]})'),
    groq("pt()", "pt([])"),
  ],
  "GROQ: functions in namespaces": [
    groq("delta::changedAny()", "*[delta::changedAny(title)]"),
    groq("delta::changedOnly()", "*[delta::changedOnly(title)]"),
    groq("delta::operation()", "delta::operation()"),
    // groq-js has diff:: for asynchronous evaluation only; the lake evaluates without promises, several times faster.
    groq("diff::changedAny()", 'diff::changedAny({"a": 1}, {"a": 2}, a)'),
    groq("diff::changedOnly()", 'diff::changedOnly({"a": 1}, {"a": 2}, a)'),
    groq("documents::get()", "*[_type == 'nothing']{'a': documents::get(media)}"),
    groq(
      "documents::incomingGlobalDocumentReferenceCount()",
      "*[documents::incomingGlobalDocumentReferenceCount() > 0]",
    ),
    groq("documents::incomingRefCount()", "*[documents::incomingRefCount() > 0]"),
    groq("geo::contains()", "*[_type == 'nothing' && geo::contains($area, place)]"),
    groq("geo::distance()", "*[_type == 'nothing' && geo::distance(a, b) < 100]"),
    groq("geo::intersects()", "*[_type == 'nothing' && geo::intersects(a, b)]"),
    groq("geo::latLng()", "geo::latLng(1, 2)"),
    groq("media::aspect()", '*[_type == "nothing" && media::aspect(image, "wide")]'),
    groq("sanity::partOfVariant()", '*[sanity::partOfVariant("a")]', /partOfVariant/),
    groq("text::semanticSimilarity()", '*[_type == "nothing"] | score(text::semanticSimilarity("words"))'),
    groq("user::attributes()", '*[_type == "nothing" && user::attributes().a == 1]'),
  ],
  "Image URLs": [
    ["fm=json", 400, /"fm"/, (lake) => openPicture(`${lake.picture.url}?fm=json`)],
    [
      "HEIC",
      400,
      /Invalid image/,
      ({ client }) =>
        client.assets.upload("image", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1")),
    ],
    [
      "IIIF",
      404,
      /Not found/,
      ({ url }) => openPicture(`${url}/iiif/local/production/picture/full/max/0/default.jpg`),
    ],
  ],
  "HTTP API: Assets": endpoints(
    "POST /assets/images/{dataset}/from-url",
    "POST /assets/files/{dataset}/from-url",
    "POST /assets/media-library-link/{dataset}",
  ),
  "HTTP API: Webhooks (sanity.io/docs/http-reference/webhooks)": endpoints(
    "GET, POST /hooks/projects/{projectId}",
    "GET, PATCH, DELETE /hooks/projects/{projectId}/{hookId}",
    "GET /hooks/projects/{projectId}/{hookId}/attempts",
    "GET /hooks/projects/{projectId}/{hookId}/messages",
    "GET /hooks/projects/{projectId}/attempts/{attemptId}",
  ),
  "HTTP API: Projects": endpoints(
    "GET, POST /projects",
    "PATCH, DELETE /projects/{projectId}",
    "PUT, PATCH, DELETE /projects/{projectId}/datasets/{dataset}",
    "GET, POST /projects/{projectId}/cors",
    "DELETE /projects/{projectId}/cors/{corsId}",
    "GET, POST /projects/{projectId}/tags",
    "DELETE /projects/{projectId}/tags/{tag}",
  ),
  "HTTP API: Roles": endpoints(
    "GET /projects/{projectId}/acl",
    "GET, PUT, DELETE /projects/{projectId}/acl/{userId}",
    "GET, POST /projects/{projectId}/roles",
    "GET /projects/{projectId}/permissionResourceSchemas",
  ),
  "HTTP API: Access (sanity.io/docs/http-reference/access-api)": endpoints(
    "GET, POST /access/project/{projectId}/roles",
    "GET, PUT, DELETE /access/project/{projectId}/roles/{role}",
    "GET, POST /access/project/{projectId}/permissions",
    "GET, PUT, DELETE /access/project/{projectId}/permissions/{permission}",
    "GET /access/project/{projectId}/users",
    "GET, DELETE /access/project/{projectId}/users/{userId}",
    "GET, POST /access/project/{projectId}/invites",
    "GET, POST /access/project/{projectId}/robots",
    "GET, POST /access/project/{projectId}/requests",
  ),
  "HTTP API: Jobs (sanity.io/docs/jobs-api)": endpoints("GET /jobs/{jobId}", "GET /jobs/{jobId}/listen"),
  "HTTP API: Copy (sanity.io/docs/http-reference/copy)": endpoints(
    "PUT /projects/{projectId}/datasets/{dataset}/copy",
    "GET /projects/{projectId}/datasets/copy",
  ),
  "Dataset aliases (hot swap) (sanity.io/docs/how-to-use-hot-swapping-for-datasets)": endpoints(
    "GET /aliases",
    "PUT, PATCH, DELETE /aliases/{alias}",
    "PATCH /aliases/{alias}/unlink",
  ),
  "HTTP API: Backups (sanity.io/docs/http-reference/backups)": endpoints(
    "PUT /projects/{projectId}/datasets/{dataset}/settings/backups",
    "GET /projects/{projectId}/datasets/{dataset}/backups",
    "GET /projects/{projectId}/datasets/{dataset}/backups/{backupId}",
  ),
  "HTTP API: Scheduling (sanity.io/docs/http-reference/scheduling)": endpoints(
    "POST /publish/{projectId}/{dataset}",
    "POST /unpublish/{projectId}/{dataset}",
    "GET, POST /schedules/{projectId}/{dataset}",
    "GET, PATCH /schedules/{projectId}/{dataset}/{scheduleId}",
    "POST /schedules/{projectId}/{dataset}/{scheduleId}/publish",
  ),
  "HTTP API: Agent Actions (sanity.io/docs/http-reference/agent-actions)": endpoints(
    "POST /agent/action/generate/{dataset}",
    "POST /agent/action/transform/{dataset}",
    "POST /agent/action/translate/{dataset}",
    "POST /agent/action/prompt/{dataset}",
    "POST /agent/action/patch/{dataset}",
  ),
  "HTTP API: Embeddings Index (sanity.io/docs/http-reference/embeddings-index)": endpoints(
    "GET, POST /embeddings-index/{dataset}",
    "GET, DELETE /embeddings-index/{dataset}/{indexName}",
    "POST /embeddings-index/query/{dataset}/{indexName}",
  ),
  "HTTP API: Media Library (sanity.io/docs/http-reference/media-library)": endpoints(
    "GET, POST /media-libraries/{libraryId}/query",
    "POST /media-libraries/{libraryId}/mutate",
    "POST /media-libraries/{libraryId}/upload",
    "POST /media-libraries/{libraryId}/from-url",
    "GET /media-libraries/{libraryId}/references/{documentId}",
  ),
  "Functions and comments with @sanity/client (reference.sanity.io/_sanity/client)": endpoints(
    "POST /functions/{functionId}/invoke",
    "GET, POST /collaboration/comments/query",
    "POST /collaboration/comments",
  ),
  "GraphQL (sanity.io/docs/graphql)": endpoints(
    "POST /graphql/{dataset}/{tag}",
    "GET /apis/graphql",
    "PUT, DELETE /apis/graphql/{dataset}/{tag}",
    "POST /apis/graphql/{dataset}/{tag}/validate",
  ),
  "What the command line asks for besides": endpoints(
    "GET, PUT /projects/{projectId}/datasets/{dataset}/schemas",
    "GET, DELETE /projects/{projectId}/datasets/{dataset}/schemas/{schemaId}",
    "GET, POST /user-applications",
    "GET, POST /organizations",
    "GET, PATCH, DELETE /organizations/{organizationId}",
    "GET, POST /invitations/project/{projectId}",
    "DELETE /access/project/{projectId}/robots/{tokenId}",
    "GET /users/me/grants",
  ),
};

describe.for(Object.entries(refused))("%s", ([, refusals]) => {
  test.for(refusals)("%s — absent: answers %i", ([, status, message, ask], { lake }) =>
    expectRefused(ask(lake), status, message),
  );
});

/** Endpoints like `GET, POST /projects/{projectId}/roles`. */
function endpoints(...lines: string[]): Refusal[] {
  return lines.flatMap((line) => {
    const [methods = "", path = ""] = line.split(/ (?=\/)/);
    const url = path
      .replace("{projectId}", "local")
      .replace("{dataset}", "production")
      .replaceAll(/\{\w+\}/g, "any");
    return methods.split(", ").map((method): Refusal => {
      const body = method === "GET" ? {} : { body: {} };
      return [line, 404, /^.*Not found: /, ({ client }) => client.request({ url, method, ...body })];
    });
  });
}

function action(actionType: string, fields: object): Refusal {
  const body = { actions: [{ actionType, ...fields }] };
  const request = { url: "/data/actions/production", method: "POST", body };
  return [actionType, 400, /Unsupported action type/, ({ client }) => client.request(request)];
}

function release(what: string, ask: (releases: Lake["client"]["releases"]) => Promise<unknown>): Refusal {
  const message = /Unsupported action type "sanity\.action\.release\./;
  return [what, 400, message, ({ client }) => ask(client.releases)];
}

/** For what groq-js has not: the lake must refuse it before it looks at any document. */
function groq(
  what: string,
  query: string,
  message = /not supported by the local lake|Undefined function/,
): Refusal {
  return [what, 400, message, ({ client }) => client.fetch(query)];
}

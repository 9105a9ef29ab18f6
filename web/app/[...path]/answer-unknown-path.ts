const realAddress = /^\/(api|\.well-known)(\/|$)|\.[^/.]+$/;

/** A page that does not exist leads home; an address meant for programs, or a file, is a plain 404. */
export function answerUnknownPath(request: Request): Response {
  const { pathname } = new URL(request.url);
  if (realAddress.test(pathname)) return new Response("Not found", { status: 404 });
  return new Response(null, { status: 307, headers: { location: "/" } });
}

const programAddress = /^\/(api|\.well-known)(\/|$)/;
const fileName = /\.[^/.]+$/;

type Move = { destination: string; isPermanent: boolean };

/**
 * An address that moved leads to its new place, with the question that came along. A page that does not
 * exist leads home; an address meant for programs, or a file, is a plain 404.
 */
export function answerUnknownPath({ pathname, search }: URL, move?: Move): Response {
  if (programAddress.test(pathname)) return new Response("Not found", { status: 404 });
  if (move) {
    const location = /[?#]/.test(move.destination) ? move.destination : move.destination + search;
    return new Response(null, { status: move.isPermanent ? 308 : 307, headers: { location } });
  }
  if (fileName.test(pathname)) return new Response("Not found", { status: 404 });
  return new Response(null, { status: 307, headers: { location: "/" } });
}

/** The agency's mark, as browsers show it. It keeps its own colours on light and dark. */
export function AgencyIcon() {
  return <img src="/static/favicon.svg" alt="" width="100%" height="100%" />;
}

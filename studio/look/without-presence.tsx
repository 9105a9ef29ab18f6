import type { NavbarProps } from "sanity";

/** The Studio's bar without its list of who else is there: the lake does not know, and nobody can be invited to it. */
export function WithoutPresence(props: NavbarProps) {
  return (
    <>
      <style>{"#global-presence-menu { display: none }"}</style>
      {props.renderDefault(props)}
    </>
  );
}

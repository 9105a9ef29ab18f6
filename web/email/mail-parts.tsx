import { Fragment, type ReactNode } from "react";
import { Link, Text } from "react-email";
import brand from "schemas/brand.json";

const { accent, ink, fill = accent, "on-fill": onFill }: Colours = brand.colours.light;

/** What a palette need not say has its stand-in in styles/usual-colours.css. */
type Colours = typeof brand.colours.light & { fill?: string; "on-fill"?: string };

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={{ color: ink, fontSize: "16px", lineHeight: "1.5" }}>{children}</Text>;
}

const quoteStyle = {
  borderLeft: `3px solid ${fill}`,
  color: ink,
  fontSize: "16px",
  lineHeight: "1.5",
  margin: "16px 0",
  paddingLeft: "16px",
};

/** What somebody wrote, with its lines as they were. */
export function Quote({ children }: { children: string }) {
  return (
    <Text style={quoteStyle}>
      <Lines>{children}</Lines>
    </Text>
  );
}

/** A text with its lines as they were. */
export function Lines({ children }: { children: string }) {
  const lines = [...children.matchAll(/[^\r\n]*(\r\n|\r|\n)?/g)];
  return lines.map(({ 0: line, 1: end, index }) => (
    <Fragment key={index}>
      {line}
      {end ? <br /> : null}
    </Fragment>
  ));
}

const actionStyle = onFill
  ? {
      backgroundColor: fill,
      borderRadius: "99px",
      color: onFill,
      display: "inline-block",
      fontWeight: "bold",
      padding: "10px 20px",
    }
  : { color: accent, fontWeight: "bold" };

export function ActionLink({ href, children }: { href: string; children: string }) {
  return (
    <Text style={{ fontSize: "16px" }}>
      <Link href={href} style={actionStyle}>
        {children}
      </Link>
    </Text>
  );
}

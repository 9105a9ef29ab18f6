import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Hr, Html, Preview, Text } from "react-email";
import brand from "schemas/brand.json";
import type { Agency } from "./send-mail.ts";

const colours: typeof brand.colours.light & { fill?: string } = brand.colours.light;
/** The agency's own colour above the words, where its palette says what that is. */
const band = colours.fill && { borderTop: `6px solid ${colours.fill}` };

type MailLayoutProps = { title: string; agency: Agency; children: ReactNode };

/** What all mails share. Styles are inline, since mail programs drop the others. */
export function MailLayout({ title, agency, children }: MailLayoutProps) {
  return (
    <Html lang={agency.locale}>
      <Head />
      <Preview>{title}</Preview>
      <Body style={{ backgroundColor: colours.paper, fontFamily: "Helvetica, Arial, sans-serif", margin: 0 }}>
        <Container
          style={{
            backgroundColor: colours["paper-raised"],
            margin: "24px auto",
            padding: "24px 32px",
            ...band,
          }}
        >
          <Heading as="h1" style={{ color: colours.ink, fontSize: "22px", lineHeight: "1.3" }}>
            {title}
          </Heading>
          {children}
          <Hr style={{ borderColor: colours.line, margin: "24px 0 12px" }} />
          <Text style={{ color: colours["ink-soft"], fontSize: "13px" }}>{agency.name}</Text>
        </Container>
      </Body>
    </Html>
  );
}

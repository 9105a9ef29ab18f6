import type { Metadata } from "next";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { readProfile } from "#portal/account/read-profile.ts";
import { SessionList } from "#portal/account/session-list.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Section } from "#ui/section/section.tsx";

export const metadata: Metadata = { title: "Settings" };

const doneTexts: Record<string, string> = {
  profile: "Your profile is saved.",
  password: "Your password is changed, and your other devices are signed out.",
  others: "Your other devices are signed out.",
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SettingsPage({ searchParams }: Props) {
  const user = await requireUser("/dashboard/settings");
  const profile = await readProfile(user.id);
  const parameters = await searchParams;
  const done = typeof parameters.done === "string" ? doneTexts[parameters.done] : undefined;
  const failure = shownFailure(readFailure(parameters));
  const form = { busyLabel: "Saving…", failure: null, unreachable: unreachableText };
  const currentPassword = (id: string) => (
    <Field
      id={id}
      label="Current password"
      name="current"
      type="password"
      required
      autoComplete="current-password"
    />
  );
  return (
    <>
      <PageHeader title="Settings" intro={`You are signed in as ${user.email}.`}>
        {done ? <Notice tone="success">{done}</Notice> : null}
        {failure ? <Notice tone="error">{failure.error}</Notice> : null}
      </PageHeader>
      <Section id="profile" heading="Profile">
        <AccountForm {...form} action="/api/account/profile" label="Save the profile">
          <Field
            label="Name"
            name="full_name"
            required
            autoComplete="name"
            defaultValue={profile.full_name}
          />
          <Field
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={profile.phone ?? ""}
          />
        </AccountForm>
      </Section>
      <Section id="password" heading="Password" tone="sunken">
        <AccountForm {...form} action="/api/account/password" label="Change the password">
          {currentPassword("password-current")}
          <Field
            label="New password"
            name="password"
            type="password"
            required
            autoComplete="new-password"
            hint="At least 10 characters."
          />
        </AccountForm>
      </Section>
      <Section id="email" heading="E-mail address">
        <AccountForm {...form} action="/api/account/email" label="Change the address">
          <Field label="New address" name="email" type="email" required autoComplete="email" />
          {currentPassword("email-current")}
        </AccountForm>
      </Section>
      <Section id="sessions" heading="Where you are signed in" tone="sunken">
        <SessionList />
        <AccountForm
          {...form}
          action="/api/account/sign-out-others"
          label="Sign out the other devices"
          variant="secondary"
        />
      </Section>
      <Section id="data" heading="Your data">
        <p>
          <ButtonLink href="/api/account/export" variant="outline" download>
            Download your data
          </ButtonLink>
        </p>
      </Section>
      <Section
        id="delete"
        heading="Delete the account"
        intro="At once and for good. What the books must keep stays without your name."
        tone="sunken"
      >
        <AccountForm {...form} action="/api/account/delete" label="Delete my account" variant="destructive">
          {currentPassword("delete-current")}
        </AccountForm>
      </Section>
    </>
  );
}

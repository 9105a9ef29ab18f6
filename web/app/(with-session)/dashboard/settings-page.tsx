import type { Metadata } from "next";
import { AccountForm } from "#forms/account-form/account-form.client.tsx";
import { readFailure } from "#forms/account-form/form-failure.ts";
import { shownFailure, unreachableText } from "#forms/account-form/shown-failure.ts";
import { renderMailChoices } from "#portal/account/notifications/notification-settings.tsx";
import { readProfile } from "#portal/account/read-account.ts";
import { renderSessionList } from "#portal/account/session-list.tsx";
import { SettingsGroup, SettingsGroups } from "#portal/account/settings-group.tsx";
import { SettingsTabs } from "#portal/account/settings-tabs.tsx";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import { requireRole } from "#supabase/require-user.ts";
import type { Role } from "#supabase/session-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";

export const metadata: Metadata = { title: "Settings" };

const form = { busyLabel: "Saving…", failure: null, unreachable: unreachableText };

export type SettingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The settings of an account, whatever its role. */
export async function renderSettingsPage(role: Role, searchParams: SettingsPageProps["searchParams"]) {
  const user = await requireRole(role, dashboardPath(role, "settings"));
  const failure = shownFailure(readFailure(await searchParams));
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
    <DashboardPage title="Settings" intro={`You are signed in as ${user.email}.`}>
      {role === "owner" ? <SettingsTabs open="account" /> : null}
      <SettingsGroups>
        {failure ? <Notice tone="error">{failure.error}</Notice> : null}
        <SettingsGroup id="profile" heading="Profile" intro="Your name, and how we reach you.">
          <LoadedPart name="Your profile" render={() => loadProfile(user.id)} isAwaited />
        </SettingsGroup>
        <SettingsGroup
          id="notifications"
          heading="Email notifications"
          intro="All news is in the portal. By email it comes bundled, at most once an hour, and only what you have not seen."
        >
          <LoadedPart name="The list of mails" render={loadMails} isAwaited />
        </SettingsGroup>
        <SettingsGroup id="password" heading="Password" intro="A new one signs out your other devices.">
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
        </SettingsGroup>
        <SettingsGroup
          id="email"
          heading="Email address"
          intro="You sign in with it, and mails go there. A new one counts once you have confirmed it."
        >
          <AccountForm {...form} action="/api/account/email" label="Change the address">
            <Field label="New address" name="email" type="email" required autoComplete="email" />
            {currentPassword("email-current")}
          </AccountForm>
        </SettingsGroup>
        <SettingsGroup id="sessions" heading="Where you are signed in">
          <LoadedPart name="The list" render={renderSessionList} />
          <AccountForm
            {...form}
            action="/api/account/sign-out-others"
            label="Sign out the other devices"
            variant="secondary"
          />
        </SettingsGroup>
        <SettingsGroup id="data" heading="Your data" intro="What is kept about you, as a file.">
          <div>
            <ButtonLink href="/api/account/export" variant="outline" download>
              Download your data
            </ButtonLink>
          </div>
        </SettingsGroup>
        <SettingsGroup
          id="delete"
          heading="Delete the account"
          intro="At once and for good. What bookkeeping must keep stays, without your name."
          tone="danger"
        >
          <AccountForm {...form} action="/api/account/delete" label="Delete my account" variant="destructive">
            {currentPassword("delete-current")}
          </AccountForm>
        </SettingsGroup>
      </SettingsGroups>
    </DashboardPage>
  );
}

async function loadProfile(userId: string) {
  const profile = await readProfile(userId);
  return (
    <AccountForm {...form} action="/api/account/profile" label="Save the profile">
      <Field label="Name" name="full_name" required autoComplete="name" defaultValue={profile.full_name} />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" defaultValue={profile.phone ?? ""} />
    </AccountForm>
  );
}

async function loadMails() {
  return (
    <AccountForm {...form} action="/api/account/notifications" label="Save email preferences">
      {await renderMailChoices()}
    </AccountForm>
  );
}

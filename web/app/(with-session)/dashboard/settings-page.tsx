import type { Metadata } from "next";
import { AccountForm } from "#accounts/account-form/account-form.client.tsx";
import { readFailure } from "#accounts/account-form/form-failure.ts";
import { shownFailure } from "#accounts/account-form/shown-failure.ts";
import { renderMailChoices } from "#accounts/settings/notification-settings.tsx";
import { readProfile } from "#accounts/settings/read-account.ts";
import { renderSessionList } from "#accounts/settings/session-list.tsx";
import { SettingsGroup, SettingsGroups } from "#accounts/settings/settings-group.tsx";
import { SettingsTabs } from "#accounts/settings/settings-tabs.tsx";
import { renderTwoStep } from "#accounts/settings/two-step.tsx";
import { renderColleagues } from "#portal/people/members/colleagues.tsx";
import { renderLastToSee } from "#portal/people/members/last-to-see.tsx";
import { requireRole } from "#session/require-user.ts";
import type { Role } from "#session/session-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { Field } from "#ui/field/field.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).account.settings };
}

export type SettingsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The settings of an account, whatever its role. */
export async function renderSettingsPage(role: Role, searchParams: SettingsPageProps["searchParams"]) {
  const user = await requireRole(role);
  const texts = await getTexts();
  const { account } = texts;
  const failure = shownFailure(readFailure(await searchParams), texts.accountForms);
  const currentPassword = (id: string) => (
    <Field
      id={id}
      label={account.currentPassword}
      name="current"
      type="password"
      required
      autoComplete="current-password"
    />
  );
  return (
    <DashboardPage title={account.settings} intro={account.signedInAs(user.email)}>
      {role === "owner" ? <SettingsTabs open="account" /> : null}
      <SettingsGroups>
        {failure ? <Notice tone="error">{failure.error}</Notice> : null}
        <SettingsGroup id="profile" heading={account.profile.heading} intro={account.profile.intro}>
          <LoadedPart name={account.profile.part} render={() => loadProfile(user.id)} isAwaited />
        </SettingsGroup>
        {role === "client" ? (
          <SettingsGroup id="people" heading={account.colleagues.heading} intro={account.colleagues.intro}>
            <LoadedPart name={account.colleagues.part} render={() => renderColleagues(user)} isAwaited />
          </SettingsGroup>
        ) : null}
        <SettingsGroup id="notifications" heading={account.mails.heading} intro={account.mails.intro}>
          <LoadedPart name={account.mails.part} render={loadMails} isAwaited />
        </SettingsGroup>
        <SettingsGroup id="password" heading={account.password.heading} intro={account.password.intro}>
          <SavedForm action="/api/account/password">
            {currentPassword("password-current")}
            <Field
              label={account.password.field}
              name="password"
              type="password"
              required
              autoComplete="new-password"
              hint={account.password.hint}
            />
            {submit(account.password.submit)}
          </SavedForm>
        </SettingsGroup>
        <SettingsGroup id="two-step" heading={account.twoStep.heading} intro={account.twoStep.intro}>
          <LoadedPart name={account.twoStep.part} render={renderTwoStep} isAwaited />
        </SettingsGroup>
        <SettingsGroup id="email" heading={account.email.heading} intro={account.email.intro}>
          <SavedForm action="/api/account/email">
            <Field label={account.email.field} name="email" type="email" required autoComplete="email" />
            {currentPassword("email-current")}
            {submit(account.email.submit)}
          </SavedForm>
        </SettingsGroup>
        <SettingsGroup id="sessions" heading={account.sessions.heading} intro={account.sessions.intro}>
          <LoadedPart name={account.sessions.part} render={renderSessionList} isAwaited />
          <SavedForm action="/api/account/sign-out-others">
            {submit(account.sessions.submit, "secondary")}
          </SavedForm>
        </SettingsGroup>
        <SettingsGroup id="data" heading={account.data.heading} intro={account.data.intro}>
          <div>
            <ButtonLink href="/api/account/export" variant="outline" download>
              {account.data.download}
            </ButtonLink>
          </div>
        </SettingsGroup>
        <SettingsGroup
          id="delete"
          heading={account.deletion.heading}
          intro={account.deletion.intro}
          tone="danger"
        >
          {role === "client" ? (
            <LoadedPart name={account.colleagues.part} isAwaited render={() => renderLastToSee(user)} />
          ) : null}
          <AccountForm
            action="/api/account/delete"
            label={account.deletion.submit}
            busyLabel={account.saving}
            failure={null}
            unreachable={texts.accountForms.failures.unreachable}
            variant="destructive"
          >
            {currentPassword("delete-current")}
          </AccountForm>
        </SettingsGroup>
      </SettingsGroups>
    </DashboardPage>
  );
}

async function loadProfile(userId: string) {
  const [profile, { account }] = await Promise.all([readProfile(userId), getTexts()]);
  const { name, phone } = account.profile;
  return (
    <SavedForm action="/api/account/profile" showsStored>
      <Field label={name} name="full_name" required autoComplete="name" defaultValue={profile.full_name} />
      <Field label={phone} name="phone" type="tel" autoComplete="tel" defaultValue={profile.phone ?? ""} />
      {submit(account.profile.submit)}
    </SavedForm>
  );
}

async function loadMails() {
  const { account } = await getTexts();
  return (
    <SavedForm action="/api/account/notifications" showsStored>
      {await renderMailChoices()}
      {submit(account.mails.submit)}
    </SavedForm>
  );
}

const submit = (label: string, variant?: "secondary") => (
  <div>
    <Button type="submit" size="lg" variant={variant}>
      {label}
    </Button>
  </div>
);

/**
 * Tables that an export has no rows of: sign-ins and secrets, what goes to other systems and would go twice from two
 * installations, and the work of background jobs.
 */
export const LEFT_OUT_TABLES = new Set([
  ...['Session', 'Passkey', 'Identity', 'UsedChallenge', 'OneTimeCode', 'PasswordReset', 'AdminInvitation'],
  ...['StaffRequest', 'ApiKey', 'IdempotentCall', 'WebhookEndpoint', 'WebhookDelivery', 'Mail', 'MailRequest'],
  ...['SearchNotice', 'TaskFailure', 'UnusedFile', 'SampleChange'],
])

/** The SQL that replaces columns: secrets, and references to tables that are left out. */
export const REPLACED_COLUMNS: Record<string, Record<string, string>> = {
  Seeker: {
    passwordHash: 'NULL::text',
    // They can still sign in with an emailed code.
    openedByCodeAt: `coalesce("openedByCodeAt", CASE WHEN "passwordHash" IS NOT NULL THEN "createdAt" END)`,
  },
  Admin: {
    passwordHash: 'NULL::text',
    breakGlassAt: 'NULL::timestamptz',
    totpSecret: 'NULL::text',
    totpEnabledAt: 'NULL::timestamptz',
    totpLastStep: 'NULL::int',
    recoveryCodes: `'{}'::text[]`,
    calendarHash: 'NULL::text',
    calendarSince: 'NULL::timestamptz',
  },
  ContactReply: { mailId: 'NULL::int' },
  ApplicationEvent: { mailId: 'NULL::int' },
  // Without the rows of their emails, those that weren't sent would be shown as sent.
  PersonMail: {
    canceledAt: `coalesce("canceledAt", (
      SELECT now()::timestamptz(3) FROM "Mail" WHERE "personMailId" = "PersonMail"."id" HAVING bool_and("state" <> 'SENT')
    ))`,
  },
}

/** Settings with passwords: the email server's and those of sign-in providers. */
export const LEFT_OUT_ROWS: Record<string, string> = {
  SettingVersion: `"name" NOT IN ('email', 'sign-in')`,
}

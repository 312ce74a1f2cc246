import { adminAccountRows } from '@/e2e/support/access/admin-account'
import { adminsRows } from '@/e2e/support/access/admins'
import { apiRows } from '@/e2e/support/access/api'
import { apiKeyRows } from '@/e2e/support/access/api-keys'
import { applicationRows } from '@/e2e/support/access/applications'
import { blogRows } from '@/e2e/support/access/blogs'
import { commentRows } from '@/e2e/support/access/comments'
import { deskRows } from '@/e2e/support/access/desk'
import { documentedRows } from '@/e2e/support/access/documented'
import { employerRows } from '@/e2e/support/access/employers'
import { exportsRows } from '@/e2e/support/access/exports'
import { importRows } from '@/e2e/support/access/imports'
import { interviewRows } from '@/e2e/support/access/interviews'
import { jobAlertRows } from '@/e2e/support/access/job-alerts'
import { jobPostRows } from '@/e2e/support/access/job-posts'
import { mailsRows } from '@/e2e/support/access/mails'
import { moderationRows } from '@/e2e/support/access/moderation'
import { newsletterRows } from '@/e2e/support/access/newsletters'
import { partnerRows } from '@/e2e/support/access/partners'
import { passkeyRows } from '@/e2e/support/access/passkeys'
import { personRows } from '@/e2e/support/access/persons'
import { programRows } from '@/e2e/support/access/programs'
import { reportRows } from '@/e2e/support/access/reports'
import { retentionRows } from '@/e2e/support/access/retention'
import { sampleDataRows } from '@/e2e/support/access/sample-data'
import { savedJobRows } from '@/e2e/support/access/saved-jobs'
import { savedViewRows } from '@/e2e/support/access/saved-views'
import { seekerAreaRows } from '@/e2e/support/access/seeker-area'
import { settingRows } from '@/e2e/support/access/settings'
import { setupRows } from '@/e2e/support/access/setup'
import { signInMethodRows } from '@/e2e/support/access/sign-in-methods'
import { sitePageRows } from '@/e2e/support/access/site-pages'
import { siteTextRows } from '@/e2e/support/access/site-texts'
import { webhookRows } from '@/e2e/support/access/webhooks'

/** Every call of the site, and who can make it. Handlers without a row fail the test. */
export const accessRows = [
  // Before the documented calls, which delete the records these use.
  ...deskRows,
  ...applicationRows,
  ...documentedRows,
  ...apiRows,
  ...jobAlertRows,
  ...sampleDataRows,
  ...savedJobRows,
  ...savedViewRows,
  ...seekerAreaRows,
  ...adminsRows,
  ...apiKeyRows,
  ...webhookRows,
  ...blogRows,
  ...commentRows,
  ...adminAccountRows,
  ...exportsRows,
  ...jobPostRows,
  ...mailsRows,
  ...moderationRows,
  ...newsletterRows,
  ...partnerRows,
  ...passkeyRows,
  ...importRows,
  ...personRows,
  ...interviewRows,
  ...programRows,
  ...reportRows,
  ...retentionRows,
  ...settingRows,
  ...setupRows,
  ...signInMethodRows,
  ...sitePageRows,
  ...siteTextRows,
  ...employerRows,
]

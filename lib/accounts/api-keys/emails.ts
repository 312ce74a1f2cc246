import 'server-only'
import { scopes as allScopes, type Scope } from '@/lib/auth/scopes'
import { env } from '@/lib/env'
import { renderMail } from '@/lib/platform/mail/render'

/** For all owners, because a key is a new way for data to leave the site. */
export function apiKeyEmail(by: string, name: string, scopes: readonly Scope[]) {
  return renderMail({
    kind: 'admin',
    subject: `API key created: ${name}`,
    lines: [
      `${by} created the API key ${name}.`,
      `It can: ${scopes.map((scope) => allScopes[scope].label).join(', ')}.`,
    ],
    action: { label: 'API keys', url: `${env().SITE_URL}/settings/api-keys` },
    footnote: "If that shouldn't have happened, revoke the key and check who owns this site.",
  })
}

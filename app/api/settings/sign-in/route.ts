import { json, methods, route } from '@/lib/api/route'
import { saveSignInSettings } from '@/lib/auth/providers/mutations'
import { getSignInSettings } from '@/lib/auth/providers/queries'
import { signInSettingsBody, signInSettingsResponse } from '@/lib/auth/providers/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get the sign-in providers, without their secrets',
      tag: 'Admin console',
      auth: 'owner',
      responses: { 200: signInSettingsResponse },
    },
    async () => json(await getSignInSettings()),
  ),
  PUT: route(
    {
      summary: 'Change the sign-in providers; an empty client secret keeps the stored one',
      tag: 'Admin console',
      auth: 'owner',
      audit: 'setting.saved',
      responses: { 200: signInSettingsResponse },
      body: signInSettingsBody,
    },
    async ({ viewer, body }) => json(await saveSignInSettings(viewer, body)),
  ),
})

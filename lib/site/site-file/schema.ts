import * as z from 'zod'
import { MAX_PAGES, newPageBody, pageContentSchema } from '@/lib/content/site-pages/schema'
import { textsBody } from '@/lib/content/site-texts/schema'
import { entriesSchema, type MenuName, menuNames } from '@/lib/site/menus/schema'
import { companySchema, lookSchema, termsSchema } from '@/lib/site/settings/schema'
import { siteFileMessages as messages } from '@/lib/site/site-file/messages'

/** Incremented when older sites couldn't read the file. */
export const SITE_FILE_VERSION = 1
export const MANIFEST = 'site.json'
export const PICTURES = 'pictures/'
export const MAX_PICTURES = 500

/** Read first, so that a file from a newer site gets a clear message. */
export const headSchema = z.object({
  format: z.literal('site', messages.notSiteFile),
  version: z.int(messages.notSiteFile).min(1, messages.notSiteFile),
})

/**
 * The content of site.json. Images have their names in the folder `pictures`, and menus refer to added pages by path:
 * `page:/our-team`.
 */
export const manifestSchema = z.strictObject({
  format: z.literal('site'),
  version: z.literal(SITE_FILE_VERSION),
  exportedAt: z.iso.datetime(),
  company: companySchema,
  look: lookSchema,
  terms: termsSchema,
  pages: z
    .array(z.strictObject({ path: newPageBody.shape.path, isHidden: z.boolean(), content: pageContentSchema }))
    .max(MAX_PAGES)
    .superRefine((pages, context) => {
      const seen = new Set<string>()
      for (const [index, { path }] of pages.entries()) {
        if (seen.has(path))
          context.addIssue({ code: 'custom', path: [index, 'path'], message: messages.pagesTwice(path) })
        seen.add(path)
      }
    }),
  menus: z.strictObject(
    Object.fromEntries(menuNames.map((name) => [name, entriesSchema.optional()])) as Record<
      MenuName,
      z.ZodOptional<typeof entriesSchema>
    >,
  ),
  /** The edited texts of the site's own pages, by page. Pages that are left out have their default texts. */
  texts: z.record(z.string().max(120), textsBody.shape.texts),
})

export type Manifest = z.output<typeof manifestSchema>

const changes = z.array(z.object({ label: z.string(), before: z.string(), after: z.string() }))

/** `state` identifies the versions that the file was compared with. */
export const previewResponse = z.object({
  state: z.string(),
  parts: z.array(z.object({ name: z.string(), isNew: z.boolean(), changes })),
  /** The pages of the site that aren't in the file. Importing keeps them. */
  staying: z.array(z.string()),
})

export type Preview = z.output<typeof previewResponse>
export const importBody = z.strictObject({ state: z.string().regex(/^[\da-f]{64}$/) })

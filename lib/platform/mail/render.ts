import 'server-only'
import type { MailKind } from '@/lib/platform/mail/kinds'
import { escapeXml } from '@/lib/platform/xml'
import { addressLines, site } from '@/lib/site/company'
import { type MailColors, mailColors } from '@/lib/site/settings/look-colors'

export type MailContent = {
  kind: MailKind
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** An invitation or its cancellation (iCalendar). */
  calendar?: string
  /** The interview that the email is about, with which it's deleted. */
  interviewId?: number
  /** The email to a person that it is, with which it's deleted. */
  personMailId?: number
}

type MailedJob = { title: string; company: string; place: string; pay: string; url: string }
type MailedFigure = { label: string; value: string; note: string; url: string }
type Link<Url = string | Promise<string>> = { label: string; url: Url }

type Email<Url = string | Promise<string>> = {
  kind: MailKind
  subject: string
  lines: string[]
  code?: string
  jobs?: MailedJob[]
  figures?: MailedFigure[]
  action?: Link<Url>
  footnote?: string
  quote?: { intro: string; text: string }
  links?: Link<Url>[]
}

export async function renderMail({ action, links = [], ...email }: Email): Promise<MailContent> {
  const signed = {
    ...email,
    action: action && (await signedLink(action)),
    links: await Promise.all(links.map(signedLink)),
  }
  return { kind: email.kind, subject: email.subject, text: textOf(signed), html: htmlOf(signed) }
}

const signedLink = async ({ label, url }: Link): Promise<Link<string>> => ({ label, url: await url })

function textOf({ lines, code, jobs = [], figures = [], action, footnote, quote, links = [] }: Email<string>): string {
  return [
    ...lines,
    ...(code ? [code] : []),
    ...jobs.map(({ title, company, place, pay, url }) => `${title}\n${company}, ${place}\n${pay}\n${url}`),
    ...figures.map(({ label, value, note, url }) => `${label}: ${value} (${note})\n${url}`),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(quote ? [`${quote.intro}\n${quote.text.replace(/^/gm, '> ')}`] : []),
    `-- \n${site.legalName}\n${site.phone.label}`,
  ].join('\n\n')
}

function htmlOf({
  subject,
  lines,
  code,
  jobs = [],
  figures = [],
  action,
  footnote,
  quote,
  links = [],
}: Email<string>): string {
  const colors = mailColors()
  const paragraph = (line: string) => `<p style="margin:0 0 16px">${escapeXml(line).replaceAll('\n', '<br>')}</p>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeXml(subject)}</title></head>
<body style="margin:0;background:${colors.surface};color:${colors.ink};font:16px/1.6 -apple-system,Segoe UI,Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:700;font-size:20px;color:${colors.brand}">${escapeXml(site.name)}</p>
<div style="background:${colors.raised};border:1px solid ${colors.line};border-radius:16px;padding:28px">
${lines.map(paragraph).join('\n')}
${code ? `<p style="margin:24px 0;font-size:34px;letter-spacing:10px;font-weight:700;color:${colors.brand}">${escapeXml(code)}</p>` : ''}
${jobs.map((job) => jobEntry(job, colors)).join('\n')}
${figures.map((figure) => figureEntry(figure, colors)).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escapeXml(action.url)}" style="display:inline-block;background:${colors.accent};color:${colors.onAccent};text-decoration:none;padding:12px 22px;border-radius:10px;font-weight:600">${escapeXml(action.label)}</a></p>` : ''}
${footnote ? `<p style="margin:16px 0 0;font-size:14px;color:${colors.muted}">${escapeXml(footnote)}</p>` : ''}
${links.map(({ label, url }) => `<p style="margin:12px 0 0;font-size:14px"><a href="${escapeXml(url)}" style="color:${colors.muted}">${escapeXml(label)}</a></p>`).join('\n')}
${quote ? `<p style="margin:24px 0 8px;font-size:14px;color:${colors.muted}">${escapeXml(quote.intro)}</p><blockquote style="margin:0;padding-left:14px;border-left:3px solid ${colors.line};font-size:14px;color:${colors.muted}">${paragraph(quote.text)}</blockquote>` : ''}
</div>
<p style="margin:24px 0 0;font-size:13px;color:${colors.muted}">${escapeXml(`${site.legalName} · ${addressLines(site.offices[0]).join(', ')}`)}</p>
</div></body></html>`
}

function jobEntry({ title, company, place, pay, url }: MailedJob, colors: MailColors): string {
  return `<div style="border-top:1px solid ${colors.line};padding:16px 0">
<a href="${escapeXml(url)}" style="font-size:18px;font-weight:600;line-height:1.35;color:${colors.accent}">${escapeXml(title)}</a>
<div style="margin-top:4px">${escapeXml(company)}</div>
<div style="font-size:15px;color:${colors.muted}">${escapeXml(place)} · ${escapeXml(pay)}</div></div>`
}

function figureEntry({ label, value, note, url }: MailedFigure, colors: MailColors): string {
  return `<div style="border-top:1px solid ${colors.line};padding:10px 0">${escapeXml(label)}
<div><a href="${escapeXml(url)}" style="font-size:20px;font-weight:600;color:${colors.accent}">${escapeXml(value)}</a>
<span style="font-size:15px;color:${colors.muted}">${escapeXml(note)}</span></div></div>`
}

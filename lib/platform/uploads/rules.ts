import type { FileKind } from '@/lib/generated/prisma/enums'

export type UploadRule =
  | 'logo'
  | 'resume'
  | 'importedResume'
  | 'profileResume'
  | 'profileImage'
  | 'blogImage'
  | 'partnerLogo'
  | 'siteLogo'
  | 'siteIcon'
  | 'siteFile'
  | 'jobImport'
  | 'personImport'
  | 'resumeZip'

type Rule = {
  /** The kind of stored file. Files without a kind aren't stored. */
  kind?: FileKind
  maxBytes: number
  endings: Record<string, string[]>
  imageBox?: { width: number; height: number }
  isInWidths?: boolean
  /** Rejects animated images. Other rules use their first frame. */
  isStill?: boolean
  /** Text in any encoding, which its reader detects. */
  isTable?: boolean
  /** A worker scans it for viruses, or each of its files. */
  isScannedLater?: boolean
}

export const narrowWidths = [720, 1200]

const MB = 1024 * 1024
const documents = {
  '.pdf': ['application/pdf'],
  '.doc': ['application/x-cfb', 'application/msword'],
  '.docx': ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
}
const images = {
  '.png': ['image/png'],
  '.jpg': ['image/jpeg'],
  '.jpeg': ['image/jpeg'],
  '.webp': ['image/webp'],
  '.gif': ['image/gif'],
}

const resume: Rule = {
  kind: 'RESUME',
  maxBytes: 5 * MB,
  endings: { ...documents, '.rtf': ['application/rtf', 'text/rtf'], '.txt': ['text/plain'] },
}

export const uploadRules: Record<UploadRule, Rule> = {
  logo: { kind: 'COMPANY_LOGO', maxBytes: 5 * MB, endings: images, imageBox: { width: 192, height: 192 } },
  partnerLogo: { kind: 'PARTNER_LOGO', maxBytes: 5 * MB, endings: images, imageBox: { width: 320, height: 128 } },
  siteLogo: {
    kind: 'SITE_LOGO',
    maxBytes: 5 * MB,
    endings: images,
    imageBox: { width: 640, height: 160 },
    isStill: true,
  },
  siteIcon: {
    kind: 'SITE_LOGO',
    maxBytes: 5 * MB,
    endings: images,
    imageBox: { width: 512, height: 512 },
    isStill: true,
  },
  profileImage: { kind: 'PROFILE_IMAGE', maxBytes: 5 * MB, endings: images, imageBox: { width: 512, height: 512 } },
  blogImage: {
    kind: 'BLOG_IMAGE',
    maxBytes: 5 * MB,
    endings: images,
    imageBox: { width: 1600, height: 1600 },
    isInWidths: true,
  },
  resume,
  importedResume: { ...resume, isScannedLater: true },
  profileResume: { kind: 'RESUME', maxBytes: 5 * MB, endings: documents },
  jobImport: {
    maxBytes: 30 * MB,
    endings: { '.csv': ['text/csv'], '.tsv': ['text/csv'], '.txt': ['text/csv'], '.xml': ['application/xml'] },
    isTable: true,
  },
  personImport: {
    maxBytes: 30 * MB,
    endings: { '.csv': ['text/csv'], '.tsv': ['text/csv'], '.txt': ['text/csv'] },
    isTable: true,
  },
  resumeZip: { maxBytes: 30 * MB, endings: { '.zip': ['application/zip'] }, isScannedLater: true },
  siteFile: { maxBytes: 30 * MB, endings: { '.zip': ['application/zip'] } },
}

export const uploadHints = {
  image: 'PNG, JPEG, WebP or GIF, up to 5 MB.',
  resume: 'PDF, Word, RTF or text, up to 5 MB.',
} as const

export function acceptOf(rule: UploadRule): string {
  return Object.keys(uploadRules[rule].endings).join(',')
}

export function endingOf(fileName: string): string {
  return /\.[a-z0-9]+$/i.exec(fileName)?.[0].toLowerCase() ?? ''
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

export function uploadProblem(file: { name: string; size: number }, rule: UploadRule): string | null {
  const { endings, maxBytes } = uploadRules[rule]
  if (!(endingOf(file.name) in endings)) return `Choose a ${either.format(Object.keys(endings))} file.`
  if (file.size > maxBytes) return `Choose a file under ${maxBytes / MB} MB.`
  return file.size === 0 ? 'The file is empty.' : null
}

import type { ResumeTextState } from '@/lib/generated/prisma/enums'

export const autofillMessages = {
  button: 'Fill from my resume',
  notStored: "Choose a PDF, Word, RTF or text file. We read it for this form and don't store it.",
  attached: 'Reads the resume you attach and suggests values for the empty fields.',
  own: 'Reads your resume and suggests values for the empty fields.',
  added: 'Reads the resume you add and suggests values for the empty sections.',
  missing: 'Choose a resume.',
  failed: "We couldn't read your resume. Try again, or fill in the fields yourself.",
  nothing: "We didn't find anything in your resume for the empty fields.",
  found: (count: number) =>
    `We found ${count === 1 ? 'a value for 1 empty field' : `values for ${count} empty fields`} in your resume. Use what's right. Nothing is saved yet.`,
  used: (label: string) => `${label} filled in from your resume.`,
  usedAll: (count: number) => `${count === 1 ? '1 field' : `${count} fields`} filled in from your resume.`,
} as const

/** Why a resume has no fields to propose. */
export const unreadable: Record<Exclude<ResumeTextState, 'UNREAD' | 'READ'>, string> = {
  NO_TEXT: 'Your resume has no text. It may be a scan. Fill in the fields yourself.',
  ENCRYPTED: "Your resume is protected with a password, so we can't read it. Fill in the fields yourself.",
  BROKEN: "We can't read your resume. It may be damaged. Choose another file or fill in the fields yourself.",
  TOO_LARGE: 'Your resume takes too long to read. Choose a smaller file or fill in the fields yourself.',
}

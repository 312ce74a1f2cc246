import type { NumberRule } from '@/lib/content/site-texts/pages'

export const siteTextMessages = {
  unknown: "This page doesn't have that field.",
  empty: 'Enter text, or reset to the default.',
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters or fewer.`,
  numbers: ({ min = 0, max, isWhole, least, most }: NumberRule) => {
    const range = `from ${min} to ${max.toLocaleString('en-US')}`
    if (most) return `Enter ${least} to ${most} numbers ${range}, separated by commas.`
    return `Enter a ${isWhole ? 'whole ' : ''}number ${range}.`
  },
  control: "This contains a character we can't display.",
  published: 'Published. Your changes are live.',
  same: 'No changes to publish.',
  changed: 'Someone else just published this page. Your text is still here. Review theirs, then publish again.',
  noVersion: 'Version not found.',
  draftSaved: 'Draft saved.',
  discarded: 'Draft discarded.',
  failure: "We couldn't save the page. Try again.",
  askDiscard: 'Discard your draft? Unpublished changes will be lost.',
} as const

import type { NumberRule } from '@/lib/content/site-texts/pages'

export const siteTextMessages = {
  unknown: 'The page has no such text.',
  empty: 'Write a text, or go back to the default.',
  tooLong: (max: number) => `Use ${max.toLocaleString('en-US')} characters at most.`,
  numbers: ({ min = 0, max, isWhole, least, most }: NumberRule) => {
    const range = `from ${min} to ${max.toLocaleString('en-US')}`
    if (most) return `Write ${least} to ${most} numbers ${range}, with commas between.`
    return `Write a ${isWhole ? 'whole ' : ''}number ${range}.`
  },
  control: 'This holds a character that cannot be shown.',
  published: 'Published. Visitors see it within a second.',
  same: 'Nothing is changed.',
  changed: 'Someone changed this page in the meantime. Your texts are still here: look at theirs, then publish again.',
  noVersion: 'There is no such version.',
  restored: 'The earlier texts stand again.',
  draftSaved: 'The draft is saved.',
  discarded: 'The draft is discarded.',
  failure: 'The texts could not be saved. Please try again.',
  askRestore: 'Publish the texts of this version again? What stands now stays in the history.',
  askDiscard: 'Discard your draft? What you changed and did not publish is lost.',
} as const

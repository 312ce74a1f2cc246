export const personMessages = {
  saved: 'Person saved.',
  notSaved: "We couldn't save the person. Try again.",
  gone: 'This person was just deleted.',
  ownerMissing: 'Choose an owner for the follow-up.',
  ownerUnknown: 'Choose an owner from the list.',
  followUp: 'Enter a real date.',
  tagTooLong: 'A tag can have up to 30 characters.',
  tooManyTags: 'A person can have up to 20 tags.',
} as const

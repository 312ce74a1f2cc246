/** The domain of sample people and companies. The TLD .example is reserved (RFC 2606), so it can't belong to anyone. */
export const SAMPLE_DOMAIN = 'sample.example'

const ofSamples = /[@.]sample\.example$/i

/** Whether an email address belongs to sample activity. The site never writes an email to one. */
export const isSampleAddress = (email: string) => ofSamples.test(email.trim())

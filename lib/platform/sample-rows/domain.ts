/** The domain of sample people and companies, in a TLD that can’t be registered (RFC 2606). */
const ofSamples = /[@.]sample\.example$/i

/** Whether an email address belongs to sample activity. The site never writes an email to one. */
export const isSampleAddress = (email: string) => ofSamples.test(email.trim())

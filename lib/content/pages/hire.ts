import { site } from '@/lib/site/company'

export const hireWords = {
  description: `Post a job with ${site.legalName}: free, without an account, and in front of IT candidates in the USA and India once it is approved.`,
  lead: 'Free, without an account, in five minutes: confirm it by mail, and a person reads and publishes it.',
  steps: [
    { title: 'Describe the job', text: 'One form, about five minutes. Fields marked with a star are required.' },
    {
      title: 'Confirm your address',
      text: 'We mail you a link. Opening it tells us that the posting is really yours.',
    },
    {
      title: 'We read and publish it',
      text: 'A person looks at every posting. Approved jobs stay open for up to 60 days.',
    },
  ],
}

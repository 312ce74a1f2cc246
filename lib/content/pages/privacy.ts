import { site } from '@/lib/site/company'

type TermsSection = { id: string; title: string; text: string }

export const termsSections: TermsSection[] = [
  {
    id: 'privacy-notice',
    title: 'Privacy Notice: what we keep',
    text: `${site.legalName} keeps what you give us when you register, apply for a job, post a job, register for a demo session or write to us:
- your name, email address and mobile number
- the resume and the profile that you upload or fill in
- the jobs you applied for or saved with your answers and cover notes, the job alerts you asked for, and the messages you sent
- with an application, where your visit came from: the name of the site or newsletter that led you here
- what our staff noted about an application
- for an employer, the job posting and the contact person`,
  },
  {
    id: 'use',
    title: 'What we use it for',
    text: `We use it to run your account, to pass your application on to the employer of the job you chose, and to answer you. We do not sell it, and we do not use it for advertising.
Your resume is seen by our staff and by the employer you applied to, and by nobody else.`,
  },
  {
    id: 'keeping',
    title: 'How long we keep it',
    text: `We keep an application until it is deleted by our staff or until you ask us to delete it, and an account until you ask us to close it. A job alert lasts until you end it, by the link in each of its mails or in your account; one that you do not confirm is forgotten after 7 days. One-time codes and password links stop working after minutes.`,
  },
  {
    id: 'storage',
    title: 'Cookies and browser storage',
    text: `Cookies of our own keep you signed in, and tell a browser that has asked for a code (for a day) or signed in before (for a year) from strangers, whose guesses must not keep you out. The browser's storage holds your name, email address, mobile number, applied jobs and chosen theme so that pages can greet you; logging out clears all of it but the theme. It also holds where your visit came from, which goes nowhere unless you apply. There are no third-party cookies and no trackers.`,
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: `You may ask what we hold about you, have it corrected, or have it deleted. Write to ${site.email} from the address you registered with, or call ${site.phone.label}. We answer within 30 days.`,
  },
  {
    id: 'terms',
    title: 'Terms & Conditions: for applicants',
    text: `By applying you confirm that:
- what you write and the resume you attach are your own and true
- we may pass them on to the employer of that job
- we and the employer may contact you by email or phone about the application
Applying costs nothing. It is not an offer of employment, and neither we nor the employer are bound to answer with one.`,
  },
  {
    id: 'employers',
    title: 'Terms & Conditions: for employers',
    text: `Whoever posts a job confirms that the vacancy exists, that they may post it, and that it is open to applicants regardless of race, color, religion, sex, national origin, age or disability. We may reject or remove a posting. An applicant's data may be used for that vacancy only.`,
  },
]

export type SeedMessage = {
  name: string
  email: string
  mobile: string
  subject: string
  message: string
  daysAgo: number
}

export type SeedDemo = {
  firstName: string
  lastName: string
  type: 'Live Session' | 'Recorded Session'
  email: string
  number: string
  daysAgo: number
}

export const messages: SeedMessage[] = [
  {
    name: 'Stephanie Rourke',
    email: 'stephanie.rourke@brazoslending.example',
    mobile: '+1 979-555-0128',
    subject: 'Two Java developers for a loan servicing upgrade',
    message:
      'We are moving our loan servicing system from Java 8 to 21 and need two developers for about nine ' +
      'months, starting next month. Our office is in College Station, and two days a week on site would ' +
      'be enough. Could somebody call me on Thursday or Friday morning with rates and two sample ' +
      'profiles?',
    daysAgo: 1,
  },
  {
    name: 'Mahesh Tummala',
    email: 'mahesh.tummala@mail.example',
    mobile: '9000012051',
    subject: 'Hyperion training: weekend batch?',
    message:
      'I work as an accountant in Hyderabad and would like to move into EPM. Do you offer the Hyperion ' +
      'course at weekends, and is there a way to pay in two instalments? I can attend in person at the ' +
      'Hyderabad office.',
    daysAgo: 3,
  },
  {
    name: 'Gloria Espinoza',
    email: 'gloria.espinoza@cityofalderbrook.example',
    mobile: '+1 830-555-0161',
    subject: 'Vendor registration documents',
    message:
      'The City of Alderbrook would like to add Cedarbridge to its list of IT staffing vendors. Please ' +
      'send your W-9, certificate of insurance and HUB certificate if you hold one. The deadline for ' +
      'this cycle is the end of the month.',
    daysAgo: 6,
  },
  {
    name: 'Nikhil Bhatnagar',
    email: 'nikhil.b@postbox.example',
    mobile: '9000012388',
    subject: 'Applied with an old resume',
    message:
      'I applied for a position yesterday and attached last year’s resume by mistake. Can you replace ' +
      'the file, or should I withdraw the application and apply again? I have the current version ready ' +
      'as a PDF.',
    daysAgo: 10,
  },
  {
    name: 'Howard Lindgren',
    email: 'howard.lindgren@prairiefabrication.example',
    mobile: '+1 806-555-0119',
    subject: 'Support for an aging .NET application',
    message:
      'We have a quoting tool written in .NET Framework 4.6 by a contractor who has since retired. It ' +
      'still works, but nobody here dares to touch it. Do you take on maintenance for a single ' +
      'application of this size, and what would you need to see to give us a monthly price?',
    daysAgo: 17,
  },
  {
    name: 'Sarita Kamath',
    email: 'sarita.kamath@deccanherbal.example',
    mobile: '9000012764',
    subject: 'Question about payroll services',
    message:
      'We are a US company with eleven employees in Hyderabad and no legal entity in India yet. Your ' +
      'Global Staffing page mentions payroll services. Would that cover employment on your payroll ' +
      'until our entity is registered, and how long does the transfer take afterwards?',
    daysAgo: 29,
  },
]

export const demos: SeedDemo[] = [
  {
    firstName: 'Rohini',
    lastName: 'Maddela',
    type: 'Live Session',
    email: 'rohini.maddela@mail.example',
    number: '9000013107',
    daysAgo: 0,
  },
  {
    firstName: 'Trevor',
    lastName: 'Haskins',
    type: 'Recorded Session',
    email: 'trevor.haskins@inbox.example',
    number: '+1 469-555-0184',
    daysAgo: 2,
  },
  {
    firstName: 'Sanjana',
    lastName: 'Kotwal',
    type: 'Live Session',
    email: 'sanjana.kotwal@mail.example',
    number: '9000013452',
    daysAgo: 5,
  },
  {
    firstName: 'Faisal',
    lastName: 'Merchant',
    type: 'Recorded Session',
    email: 'faisal.merchant@webmail.example',
    number: '9000013689',
    daysAgo: 9,
  },
  {
    firstName: 'Lindsay',
    lastName: 'Corbett',
    type: 'Live Session',
    email: 'lindsay.corbett@mail.example',
    number: '+1 737-555-0150',
    daysAgo: 14,
  },
]

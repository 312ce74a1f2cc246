import type { Card, Tab } from './page'

export type Slide = {
  title: string
  text: string
  href: string
  label: string
  picture: string
  alt: string
  isForSeekers?: boolean
}

type HomeTab = Tab & { href: string }

const slides: Slide[] = [
  {
    title: 'IT solutions for systems that cannot stop',
    text: 'We modernize, build and maintain business applications in small steps, so your people keep working while the software changes.',
    href: '/application-services',
    label: 'See application services',
    picture: 'slide-it-solutions',
    alt: 'A bridge of circuit lines joining two blocks of software',
  },
  {
    title: 'Outsourcing services need people. Be one of them.',
    text: 'We and our clients hire in Texas, in Hyderabad and from home.',
    href: '/business-services',
    label: 'See business services',
    picture: 'slide-outsourcing-services',
    alt: 'Two city skylines linked by an arched bridge under a sun and a moon',
    isForSeekers: true,
  },
  {
    title: 'Technology leadership before the budget',
    text: 'A senior architect reads your code and contracts, and tells you in two weeks what to do first and what to leave alone.',
    href: '/consulting',
    label: 'See consulting',
    picture: 'slide-technology-leadership',
    alt: 'A person standing at the center of widening growth rings',
  },
]

const figures = [
  {
    figure: '+25%',
    text: 'loads planned per dispatcher',
    client: 'Lone Fir Freight',
    href: '/case-studies/lone-fir-freight',
  },
  {
    figure: '−50%',
    text: 'yearly cost of support',
    client: 'Harrow County Credit Union',
    href: '/case-studies/harrow-county-credit-union',
  },
  {
    figure: '18',
    text: 'roles filled in seven weeks',
    client: 'Prairie Lantern Clinics',
    href: '/case-studies/prairie-lantern-clinics',
  },
]

const teasers: Card[] = [
  {
    title: 'Our Focus',
    text: 'Business applications, the people who build and run them, and the routine work around them. A short list, done well.',
    href: '/our-focus',
    picture: 'teaser-our-focus',
    alt: 'Growth rings narrowing to a single copper point',
  },
  {
    title: 'Our Niche',
    text: 'Mid-sized US companies whose main system is fifteen years old and still earns the money.',
    href: '/our-niche',
    picture: 'teaser-our-niche',
    alt: 'One highlighted tile in a grid of circuit tiles',
  },
  {
    title: 'Our Track Record',
    text: 'What changed for four clients, in numbers, and how we count so that you can check them.',
    href: '/our-track-record',
    picture: 'teaser-our-track-record',
    alt: 'Bridge pillars rising from left to right like a bar chart',
  },
  {
    title: 'Our Customer',
    text: 'Who hires us, what they ask for first, and when we are the wrong choice.',
    href: '/our-clients',
    picture: 'teaser-our-customer',
    alt: 'Two people meeting in the middle of a bridge',
  },
]

type SoftwareBusiness = {
  title: string
  paragraphs: string[]
  strengths: { heading: string; items: string[] }[]
}

const softwareBusiness: SoftwareBusiness = {
  title: 'Business of Software Development',
  paragraphs: [
    'Software is a business decision first. A release that slips costs sales, and a system nobody dares to change costs more every year. We plan the work around those figures: what a feature is worth, what a delay costs, and what the system will cost to run.',
    'Our engineers in Austin and Hyderabad work as one team, with shared hours every workday, automated tests and small releases. Our clients report up to 25 percent productivity increase and up to half cost reduction. We agree with you on how to measure both before we start.',
  ],
  strengths: [
    {
      heading: 'Platforms we build on',
      items: [
        'Java and Spring Boot services',
        'C#, ASP.NET Core and Azure',
        'React and TypeScript front ends',
        'PostgreSQL, Oracle and SQL Server',
        'Salesforce configuration and Apex',
        'SAP and Oracle ERP integration',
        'Spark and Kafka data pipelines',
      ],
    },
    {
      heading: 'How we engineer',
      items: [
        'Modernization in steps, with old and new side by side',
        'Automated tests before every release',
        'Infrastructure kept as code',
        'Security review in every code review',
        'Data migration checked row by row',
        'Monitoring and alerts from the first day live',
        'Documentation your own team can work from',
      ],
    },
  ],
}

const homeTabs: HomeTab[] = [
  {
    slug: 'application-services',
    label: 'Application Services',
    heading: 'Change the software without stopping the business',
    paragraphs: [
      'Your core application may be old, missing or too expensive to run. We modernize it, build it or take over its maintenance, and we start with the part that costs you the most.',
      'You see working software every two weeks. The code, the tests and the documentation belong to you from the first commit.',
    ],
    points: [
      'Modernization of legacy systems, one function at a time',
      'Custom web and integration development',
      'Maintenance with agreed response times',
    ],
    picture: 'home-application-services',
    alt: 'Stacked application windows connected by circuit lines',
    href: '/application-services',
  },
  {
    slug: 'business-service',
    label: 'Business Service',
    heading: 'Hand over the routine work, keep the control',
    paragraphs: [
      'Invoices, claims, payroll changes and customer tickets follow rules. We run that work for you with trained people and small automations, and we report volume and errors every week.',
      'We write the process down before we take it over. If you ever want it back, the manual is already yours.',
    ],
    points: [
      'Finance, HR and customer support operations',
      'Data entry, cleanup and reporting',
      'Weekly figures for volume, time and errors',
    ],
    picture: 'home-business-service',
    alt: 'Paper forms crossing a bridge and arriving as ordered rows',
    href: '/business-services',
  },
  {
    slug: 'technology-trainings',
    label: 'Technology Trainings',
    heading: 'Training by people who do the work',
    paragraphs: [
      'Our trainers are engineers between projects. They teach the tools they used last month, on labs that look like a real job, in groups of at most 16.',
      'Join a live demo session or watch a recorded one before you decide. Registration takes a minute.',
    ],
    points: [
      'Eight tracks, from Java to Big Data',
      'Evening classes in US Central time',
      'Resume and interview practice at the end',
    ],
    picture: 'home-technology-trainings',
    alt: 'A trainer and three learners inside concentric growth rings',
    href: '/technology-trainings',
  },
  {
    slug: 'global-staffing',
    label: 'Global Staffing',
    heading: 'The right engineer, on the contract that fits',
    paragraphs: [
      'Tell us the work, and we send three to five people who can do it, within five business days. An engineer interviews each of them before you do.',
      'Take them on contract, hire them directly, or let us run the payroll for people you have already chosen.',
    ],
    points: [
      'Contract, direct hire and payroll services',
      'Technical interview notes with each profile',
      '90-day replacement on direct hires',
    ],
    picture: 'home-global-staffing',
    alt: 'People standing on the pillars of a long bridge',
    href: '/global-staffing',
  },
]

const portfolio: Card[] = [
  {
    title: 'Consulting',
    text: 'A two-week assessment with a fixed fee. You get a map of the system, a list of risks and a plan with prices.',
    href: '/consulting',
    picture: 'portfolio-consulting',
    alt: 'A compass drawn over a plan of circuit lines',
  },
  {
    title: 'Case Studies',
    text: 'A freight carrier, a credit union, a clinic group and a retailer: what they had, what we did, what changed.',
    href: '/case-studies',
    picture: 'portfolio-case-studies',
    alt: 'Four framed panels, each with a small bridge at a different stage',
  },
  {
    title: 'About Us',
    text: 'How we work between Austin and Hyderabad, who answers for the result, and what we expect of ourselves.',
    href: '/about-us',
    picture: 'portfolio-about-us',
    alt: 'A cedar trunk in cross section beside two people',
  },
]

export const homeContent = {
  opening: { text: 'Two offices, Austin and Hyderabad. Whoever plans your software also builds it.' },
  slides,
  results: { heading: 'What changed for three clients', figures },
  teasers,
  services: { heading: 'Our services', tabs: homeTabs },
  softwareBusiness,
  portfolio: { heading: 'Where to look next', cards: portfolio },
}

export type HomeContent = typeof homeContent

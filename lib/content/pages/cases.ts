import type { Section } from './page'

export type Chart =
  | { kind: 'bars'; before: number; after: number; alt: string }
  | { kind: 'line'; values: number[]; alt: string }
  | { kind: 'dots'; total: number; filled: number; strong: number; alt: string }

export type Case = {
  slug: string
  client: string
  industry: string
  title: string
  metaTitle: string
  description: string
  before: string
  after: string
  measure: string
  change: string
  chart: Chart
  facts: { label: string; value: string }[]
  quote: { text: string; name: string; role: string }
  sections: Section[]
  results: { label: string; before: string; after: string }[]
}

export const cases: Case[] = [
  {
    slug: 'lone-fir-freight',
    client: 'Lone Fir Freight',
    industry: 'Freight',
    title: 'A dispatch system replaced in motion',
    metaTitle: 'Lone Fir Freight: a Dispatch System Replaced',
    description:
      'How Lone Fir Freight moved off a dispatch system of 2004 in eleven steps: 25 percent more loads per dispatcher, and 22 minutes of downtime in all.',
    before: '40',
    after: '50',
    measure: 'Loads planned per dispatcher and day',
    change: 'an increase of 25 percent',
    chart: {
      kind: 'line',
      values: [40, 40, 41, 41, 43, 43, 44, 46, 46, 48, 49, 50],
      alt: 'A line that climbs from 40 to 50 loads a day over eleven steps',
    },
    facts: [
      { label: 'Client', value: '9,000 loads a month through Texas and its neighbors' },
      { label: 'Team', value: 'Seven people, two in Austin and five in Hyderabad' },
      { label: 'Time', value: '14 months, eleven steps' },
    ],
    quote: {
      text: 'I waited fourteen months for the weekend when everything stops. It never came.',
      name: 'Dolores Whitaker',
      role: 'Director of dispatch, Lone Fir Freight',
    },
    sections: [
      {
        heading: 'What they had',
        paragraphs: [
          'Lone Fir Freight moves about 9,000 loads a month through Texas and its neighbors. Its dispatch system had been written in 2004, ran on a server nobody dared to restart, and needed six weeks for each change. A replacement project by another vendor had been stopped after a year.',
        ],
      },
      {
        heading: 'What we did',
        paragraphs: [
          'We moved it in eleven steps over 14 months, starting with rate lookup and ending with driver messaging. Each step ran beside the old system until the results matched for two weeks. A team of seven did the work, two in Austin and five in Hyderabad.',
        ],
      },
      {
        heading: 'How it was measured',
        paragraphs: [
          'We counted the same eight dispatchers in the same two months of the year before and the year after, because freight is seasonal.',
        ],
      },
      {
        heading: 'Where we fell short',
        paragraphs: [
          'We had planned 11 months. We underestimated the number of special agreements with shippers that existed only in the code.',
        ],
      },
    ],
    results: [
      { label: 'Loads planned per dispatcher and day', before: '40', after: '50' },
      { label: 'Time from request to release', before: 'six weeks', after: 'five days' },
      { label: 'Unplanned downtime during the move', before: '–', after: '22 minutes' },
    ],
  },
  {
    slug: 'harrow-county-credit-union',
    client: 'Harrow County Credit Union',
    industry: 'Banking',
    title: 'Support at half the cost',
    metaTitle: 'Harrow County Credit Union: Support at Half the Cost',
    description:
      'How a credit union halved the yearly support cost of 14 applications, from $1.24 million to $620,000, and cut its backlog from 412 tickets to 58.',
    before: '$1.24M',
    after: '$620k',
    measure: 'Yearly support cost of 14 applications',
    change: 'half the cost',
    chart: {
      kind: 'bars',
      before: 1240,
      after: 620,
      alt: 'Two bars to scale: 1.24 million dollars before, 620,000 dollars after',
    },
    facts: [
      { label: 'Client', value: '14 member-facing applications, three vendors' },
      { label: 'Team', value: 'One engineer in four on causes alone' },
      { label: 'Time', value: 'Three waves of eight weeks' },
    ],
    quote: {
      text: 'The same login fault had been closed sixty-one times. They closed it once.',
      name: 'Raymond Okafor',
      role: 'Chief operating officer, Harrow County Credit Union',
    },
    sections: [
      {
        heading: 'What they had',
        paragraphs: [
          'The credit union ran 14 member-facing applications with three support vendors. The backlog stood at 412 tickets, and the same login fault had been closed and reopened 61 times.',
        ],
      },
      {
        heading: 'What we did',
        paragraphs: [
          'We took over all 14 applications in three waves of eight weeks. After the handover, one engineer in four worked only on causes. The ten most frequent causes, among them the login fault, were gone within six months.',
        ],
      },
      {
        heading: 'How it was measured',
        paragraphs: [
          'About 60 percent of the saving came from fewer tickets and the rest from merging three contracts into one. The client’s finance department did the calculation. One-time handover costs are excluded; those were earned back in seven months.',
        ],
      },
    ],
    results: [
      { label: 'Yearly support cost', before: '$1.24 million', after: '$620,000' },
      { label: 'Open tickets, after six months', before: '412', after: '58' },
      { label: 'Median time to resolve', before: 'nine days', after: '26 hours' },
    ],
  },
  {
    slug: 'prairie-lantern-clinics',
    client: 'Prairie Lantern Clinics',
    industry: 'Health',
    title: 'Eighteen people in seven weeks',
    metaTitle: 'Prairie Lantern Clinics: 18 People in Seven Weeks',
    description:
      'How a group of 23 clinics filled 18 technical roles in seven weeks, merged its scheduling nine days early, and still had 17 of the 18 a year later.',
    before: '2',
    after: '18',
    measure: 'Roles filled',
    change: 'in seven weeks',
    chart: {
      kind: 'dots',
      total: 18,
      filled: 18,
      strong: 17,
      alt: 'Eighteen dots, all filled; seventeen of them were still there after a year or had finished as planned',
    },
    facts: [
      { label: 'Client', value: '23 clinics, two acquired practices' },
      { label: 'Search', value: '61 profiles, 34 interviews, 18 people' },
      { label: 'Time', value: 'Seven weeks' },
    ],
    quote: {
      text: 'Every profile came with the questions an engineer had asked. We stopped asking them again.',
      name: 'Ines Calloway',
      role: 'Head of IT, Prairie Lantern Clinics',
    },
    sections: [
      {
        heading: 'What they had',
        paragraphs: [
          'A group of 23 clinics had to merge the patient scheduling of two acquired practices before a lease ended. It lacked Salesforce developers and data engineers, and its own recruiting had filled two of 18 roles in four months. Both of those people were needed elsewhere.',
        ],
      },
      {
        heading: 'What we did',
        paragraphs: [
          'We sent 61 profiles, each with interview notes. The clinics interviewed 34 people and took 18, 14 of them on contract and four as direct hires.',
        ],
      },
      {
        heading: 'How it was measured',
        paragraphs: [
          'For staffing, speed counts only when people stay. After one year, 17 of the 18 were still there or had finished as planned.',
        ],
      },
    ],
    results: [
      { label: 'Roles filled', before: '2 in four months', after: '18 in seven weeks' },
      { label: 'Scheduling merged', before: 'the lease’s end', after: 'nine days ahead of it' },
      { label: 'Still there or finished as planned after one year', before: '–', after: '17 of 18' },
    ],
  },
  {
    slug: 'tallgrass-outfitters',
    client: 'Tallgrass Outfitters',
    industry: 'Retail',
    title: 'From mainframe to Java',
    metaTitle: 'Tallgrass Outfitters: From Mainframe to Java',
    description:
      'How a retailer kept 42 COBOL developers: 39 finished a Java course at work, 31 joined Java teams, and six outside hires replaced the 25 it had planned.',
    before: '25',
    after: '6',
    measure: 'Outside hires, planned and made',
    change: '31 of its own people took the seats',
    chart: {
      kind: 'dots',
      total: 42,
      filled: 39,
      strong: 31,
      alt: '42 dots for 42 developers: 39 finished the course, 31 of them joined Java teams within three months',
    },
    facts: [
      { label: 'Client', value: '42 developers who knew the business' },
      { label: 'Course', value: 'Three groups of 14, two afternoons a week' },
      { label: 'Time', value: '16 weeks, and a month beside the new teams' },
    ],
    quote: {
      text: 'I wrote COBOL for twenty-two years. My first pull request had nine comments, and I kept them.',
      name: 'Walt Brenneman',
      role: 'Developer, Tallgrass Outfitters',
    },
    sections: [
      {
        heading: 'What they had',
        paragraphs: [
          'The retailer was retiring its mainframe and had 42 developers who knew the business better than anyone it could hire. Management wanted to keep them. The developers were not sure that they could learn Java after 20 years of COBOL.',
        ],
      },
      {
        heading: 'What we did',
        paragraphs: [
          'We ran a part-time version of our ten-week Java track for three groups of 14, using the company’s own pricing rules as the lab. Classes took two afternoons a week for 16 weeks. Trainers then sat with the new teams for a month.',
        ],
      },
      {
        heading: 'Where we fell short',
        paragraphs: [
          'Three developers left the course in its first month because the pace was too quick. We added a two-week introduction for later groups.',
        ],
      },
    ],
    results: [
      { label: 'Finished the course', before: '–', after: '39 of 42' },
      { label: 'Joined Java teams within three months', before: '–', after: '31' },
      { label: 'Outside hires', before: '25 planned', after: 'six made' },
    ],
  },
]

export const casePath = ({ slug }: { slug: string }) => `/case-studies/${slug}`

export function nextCase(all: Case[], { slug }: Case): Case | null {
  return all[(all.findIndex((each) => each.slug === slug) + 1) % all.length] ?? null
}

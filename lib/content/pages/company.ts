import type { ContentPage } from './page'

export const companyPages: ContentPage[] = [
  {
    path: '/consulting',
    title: 'Consulting',
    metaTitle: 'IT Consulting With a Fixed Fee and a Written Plan',
    description:
      'A senior architect reviews your systems, data and contracts in two weeks for a fixed fee and leaves you a ranked plan with options and prices.',
    lead: 'You have a decision to make about technology and want an opinion from someone who has built such things. We give you one in two weeks, in writing, with our name on it.',
    picture: 'consulting-compass',
    alt: 'A compass rose laid over the plan of a bridge',
    moment: {
      kind: 'steps',
      heading: 'Ten working days, two people, one answer',
      price: { amount: '$18,500', text: 'fixed, for one system; not credited against later work' },
      steps: [
        {
          when: 'Days 1–5',
          title: 'Questions',
          text: 'Eight to twelve of your staff, code, data, contracts, the last 200 tickets.',
        },
        { when: 'Days 6–8', title: 'Figures', text: 'What we heard, tested against what can be counted.' },
        { when: 'Day 9', title: 'Options', text: 'Three, with prices. One of them is to do nothing, with its cost.' },
        { when: 'Day 10', title: '15 pages', text: 'Presented to those who decide, and signed by the architect.' },
      ],
    },
    sections: [
      {
        heading: 'Questions we are asked',
        paragraphs: [
          'Most consulting work starts with a sentence from a manager who is tired of conflicting advice. The question is rarely about technology alone. Money, contracts and people are part of it, so we look at those too.',
        ],
        points: [
          'Should we replace this system, repair it or leave it?',
          'Why does every release take six weeks?',
          'What would the move to the cloud cost us each month?',
          'Is the offer from our vendor fair?',
          'Which three people do we need to hire first?',
        ],
      },
      {
        heading: 'The two-week assessment',
        paragraphs: [
          'Two people do the assessment, a senior architect and an analyst. They interview eight to twelve of your staff, read code and data, and check contracts and invoices. You need to give them access and about ten hours of your team’s time in total.',
          'On the last day they present the result to the people who decide. It fits on 15 pages: a map of what you have, the risks in order of cost, three options with prices, and a recommendation. One of the options is always to do nothing, with the cost of that stated as well.',
        ],
      },
      {
        heading: 'Longer assignments',
        paragraphs: [
          'Some questions need more time. We support vendor selection, plan data migrations, and provide an interim architect or head of engineering for three to nine months. The interim role has a clear end: from the first month, the person works on finding and preparing a successor on your payroll.',
          'We also review projects run by others. A review takes one week. We talk to both sides, look at the code and the plan, and tell you how likely the next date is. The other vendor receives the same report on the same day.',
        ],
      },
      {
        heading: 'Independence',
        paragraphs: [
          'We accept no commissions from software or cloud vendors. The assessment fee is not credited against later work, so we have no reason to recommend a project. In the past, about a third of our assessments ended with the advice to change something small and wait.',
          'Everything we learn about your company stays confidential. The consultants sign for it in person, and their notes are deleted six months after the assignment unless you ask us to keep them.',
        ],
      },
    ],
    next: { label: 'Book an assessment', href: '/contact-us', person: 'prakash-gundavaram' },
  },
  {
    path: '/case-studies',
    title: 'Case Studies',
    metaTitle: 'Case Studies: Freight, Banking, Health and Retail',
    description:
      'Four Cedarbridge projects with figures: a dispatch system in freight, support for a credit union, staffing for clinics and training in retail.',
    lead: 'Four projects, told the same way: what the client had, what we did and what changed. The clients have checked the figures.',
    moment: { kind: 'cases' },
    sections: [],
    next: { label: 'Discuss a similar project', href: '/contact-us', person: 'angela-whitcomb' },
  },
  {
    path: '/our-focus',
    title: 'Our Focus',
    metaTitle: 'Our Focus: Business Applications and Their People',
    description:
      'Cedarbridge focuses on business applications and the people who build and run them. Here is what we do, what we leave to others, and why.',
    lead: 'We do four things: change business applications, run the routine work around them, find the people for both, and train them. Each makes us better at the others.',
    picture: 'focus-rings',
    alt: 'Growth rings closing in on one copper center',
    moment: {
      kind: 'sheet',
      heading: 'A short list, done well',
      text: 'Whoever asks for something below the line gets the name of somebody who does it well.',
      sheet: {
        label: 'What we do, and what we leave',
        title: 'Four things',
        rows: [
          { term: 'Change', text: 'Business applications', mark: 'yes' },
          { term: 'Run', text: 'The routine work around them', mark: 'yes' },
          { term: 'Find', text: 'The people who build and run them', mark: 'yes' },
          { term: 'Train', text: 'The people you have', mark: 'yes' },
          { term: 'Leave', text: 'Mobile games, chips, office networks, brand design', mark: 'no' },
        ],
        foot: 'We receive nothing for a recommendation.',
      },
    },
    sections: [
      {
        heading: 'Business applications',
        paragraphs: [
          'A business application is software that people use at work to get something done: take an order, plan a route, approve a loan, pay a supplier. It is seldom admired, and the company stops when it stops. That is the kind of software we understand.',
          'It has particular demands. Rules change with laws and contracts. Data lives longer than programs. Users sit in front of the screen for eight hours and notice an extra click. We have arranged our methods around these facts: small steps, careful migration, and time spent watching people work.',
        ],
      },
      {
        heading: 'The routine work around them',
        paragraphs: [
          'Around such software there is work that people do by hand: matching invoices, running payroll, answering the service desk. Our operations teams take over what follows rules, and write those rules down as they go. What we learn there tells us which part of the application deserves to be changed next.',
        ],
      },
      {
        heading: 'The people who build and run them',
        paragraphs: [
          'Software of this kind depends on people who know both the code and the trade. They are scarce, and a company of 800 employees competes for them with much larger ones. So we look for them on your behalf, as contractors or permanent hires, and interview them with engineers who do the same job.',
          'When the market has nobody, we train. Eight tracks cover the skills our clients request most often. Some trainees are sent by their employer. Others register on this site and look for a new job afterwards.',
        ],
      },
      {
        heading: 'What we leave to others',
        paragraphs: [
          'Staying with a few things means declining the rest. We can recommend companies that do the following well, and we receive nothing for the recommendation.',
        ],
        points: [
          'Consumer mobile games and entertainment',
          'Embedded software and chip design',
          'Office networks, printers and phones',
          'Brand design and advertising',
        ],
      },
      {
        heading: 'How focus helps you',
        paragraphs: [
          'Our teams meet the same problems again and again. The engineer who plans your data migration has done it before, probably in your industry. Estimates get better with repetition, and so do the questions we ask in the first call. You pay for experience that is already there.',
          'It also keeps us small enough to know our people. When we say that someone can do a job, a person in this company has worked with them or interviewed them.',
        ],
      },
    ],
    next: { label: 'See what we do', href: '/application-services', person: 'angela-whitcomb' },
  },
  {
    path: '/our-niche',
    title: 'Our Niche',
    metaTitle: 'Our Niche: Mid-Sized Companies With Older Systems',
    description:
      'We serve mid-sized US companies whose core system is ten to twenty years old, still earns the money, and can no longer be changed quickly.',
    lead: 'Our typical client has 200 to 5,000 employees and one system that is older than most of the staff. It works. It also holds everything else up.',
    picture: 'niche-tile',
    alt: 'A single copper tile fitted into a wall of circuit tiles',
    moment: {
      kind: 'sheet',
      heading: 'Do you belong to it?',
      text: 'If three or more of these sentences sound familiar, we have probably solved your problem before.',
      sheet: {
        label: 'Six sentences',
        title: 'Our core system',
        rows: [
          { term: '1', text: 'Two people know it, and one of them is about to retire' },
          { term: '2', text: 'A change that takes an hour to write takes a month to release' },
          { term: '3', text: 'The night batch finishes later every year' },
          { term: '4', text: 'Staff keep a spreadsheet for what the system cannot do' },
          { term: '5', text: 'The database version went out of support some time ago' },
          { term: '6', text: 'A rewrite was started once and given up' },
        ],
        foot: 'Three of six: call. Fewer: a product on the market may do.',
      },
    },
    sections: [
      {
        heading: 'Why this niche exists',
        paragraphs: [
          'Large corporations have modernization programs with their own floor in the building. Small companies buy a subscription and adapt. In between are firms that grew with software written for them 10 or 20 years ago. That software contains the rules that set them apart, and no product on the market contains those rules.',
          'The large consultancies find these projects too small. Freelancers find them too big. A vendor that only knows new technology tends to underestimate how much the old system does right.',
        ],
      },
      {
        heading: 'What we bring to it',
        paragraphs: [
          'We keep people who read old code for a living. Visual Basic, PowerBuilder, COBOL, early Java and .NET, and stored procedures a thousand lines long are part of their week. They do not laugh at it. Someone solved a problem with the tools of the day, and the solution has paid salaries ever since.',
          'They also know the modern side, because the same team writes the replacement. Rules are recovered from the code and confirmed by the people who use them. Each one becomes an automated test before anything is rewritten. The old system ends up as its own specification.',
        ],
      },
      {
        heading: 'Industries we know',
        paragraphs: [
          'We have done most of this work in five fields, where we understand the vocabulary and the regulations well enough to ask useful questions: freight and distribution, community banking and credit unions, outpatient care, specialty retail, and light manufacturing. In other industries we begin with a longer assessment and say so in the offer.',
        ],
      },
    ],
    next: { label: 'Describe your system', href: '/contact-us', person: 'prakash-gundavaram' },
  },
  {
    path: '/our-track-record',
    title: 'Our Track Record',
    metaTitle: 'Our Track Record: Figures From Four Clients',
    description:
      'Productivity, cost, staffing and training results from four Cedarbridge clients, with the way each figure was measured and where we fell short.',
    lead: 'Our clients report up to 25 percent productivity increase and up to half cost reduction. Here is where both figures come from, and how they were measured.',
    moment: {
      kind: 'figures',
      cases: ['lone-fir-freight', 'harrow-county-credit-union'],
      missed: { before: '11', after: '14', text: 'Months planned and months taken for Lone Fir’s move' },
    },
    sections: [
      {
        heading: 'Productivity',
        paragraphs: [
          'The 25 percent comes from Lone Fir Freight. Before we replaced its dispatch system, a dispatcher planned 40 loads a day. A year after the last step the average was 50. We counted the same eight dispatchers in the same two months of both years, because freight is seasonal.',
          '“Up to” matters. The gain depends on how much of the working day goes through the software. For people who spend a third of their time in a system, expect single digits. We calculate a likely range during the assessment and write it into the plan.',
        ],
      },
      {
        heading: 'Cost',
        paragraphs: [
          'Half the cost is the result at Harrow County Credit Union, where yearly support for 14 applications went from $1.24 million to $620,000. About 60 percent of the saving came from fewer tickets and the rest from merging three contracts into one. The client’s finance department did the calculation, and one-time handover costs are excluded. Those were earned back in seven months.',
        ],
      },
      {
        heading: 'People and training',
        paragraphs: [
          'For staffing, speed counts only when people stay. For training, attendance counts for less than the work people do afterwards. We therefore report both ends.',
        ],
        points: [
          'Prairie Lantern Clinics: 18 roles filled in seven weeks, 17 of 18 people in place or finished as planned after a year',
          'Tallgrass Outfitters: 39 of 42 developers finished, 31 of them on Java teams within three months',
        ],
      },
      {
        heading: 'How we count',
        paragraphs: [
          'We agree on the measure before the work starts and record the starting value together with the client. The same people are measured in the same way afterwards. The client confirms the result, and we publish it only with written consent. Estimates and projections are left out.',
        ],
      },
      {
        heading: 'Where we fell short',
        isFrank: true,
        paragraphs: [
          'Lone Fir’s move took 14 months; we had planned 11. We underestimated the number of special agreements with shippers that existed only in the code. At Tallgrass, three developers left the course in its first month because the pace was too quick, and we added a two-week introduction for later groups. We mention both on the first call when someone plans a similar project.',
        ],
      },
    ],
    next: { label: 'Read the case studies', href: '/case-studies', person: 'angela-whitcomb' },
  },
  {
    path: '/our-clients',
    title: 'Our Customer',
    metaTitle: 'Our Customer: Who Hires Us and What They Ask First',
    description:
      'Who works with Cedarbridge, what they ask for first, what we expect from them in return, and when another supplier would serve them better.',
    lead: 'Our customer is a person with a deadline: a head of IT, an operations director or a hiring manager in a mid-sized US company. This page is for that person.',
    moment: {
      kind: 'people',
      heading: 'Who answers when you call',
      text: 'No queue and no account team that changes by the quarter.',
      names: ['angela-whitcomb', 'daniel-marsh', 'keziah-thompson', 'sunitha-rallapalli'],
    },
    sections: [
      {
        heading: 'Who hires us',
        paragraphs: [
          'About half of our customers come from IT. They have a list of systems, a budget that was set last fall, and a team that is busy keeping things running. They ask for capacity, and soon after for a second opinion.',
          'The other half comes from the business: operations, finance, customer service. They have a process that takes too long and have been told that the system cannot do better. They ask whether that is true. Often it is half true, and the other half is where we begin.',
        ],
      },
      {
        heading: 'What they ask for first',
        paragraphs: [
          'First requests are small, and we like them that way. You find out how we work at little risk, and we find out whether we can help.',
        ],
        points: [
          'A two-week assessment of one system',
          'One contract engineer for a project that is late',
          'Support for an application whose only developer has left',
          'A place in a training group for two or three employees',
        ],
      },
      {
        heading: 'What we need from you',
        paragraphs: [
          'One person who can decide, with about four hours a week for us. Access to systems and people within the first five days. Honest figures about the present state, since progress cannot be shown without a starting point. And a call when something bothers you, before it becomes a reason to leave.',
          'You do not need a finished specification. You do not need to know which technology is right. Describe what goes wrong on a bad day, and we will work back from there.',
        ],
      },
      {
        heading: 'When we are the wrong choice',
        isFrank: true,
        paragraphs: [
          'If you need 200 people next month, a large provider will serve you better. If your question can be answered by one specialist in a day, hire that specialist; we may be able to name one. If all work has to be done on site every day by people from your city, our model has little to offer. And when price per hour decides alone, somebody will always be cheaper.',
        ],
      },
      {
        heading: 'Job seekers and trainees',
        paragraphs: [
          'People who look for work through us are customers as well. They see the client, the pay range and the length of a contract before we send a resume. They hear from us within two business days after an interview. Registration and applications on this site are free of charge.',
        ],
      },
    ],
    next: { label: 'Start with something small', href: '/contact-us', person: 'daniel-marsh' },
  },
]

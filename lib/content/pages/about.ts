import type { ContentPage } from './page'

export const aboutPages: ContentPage[] = [
  {
    path: '/about-us',
    title: 'About Us',
    metaTitle: 'About Us: IT Consulting, Staffing and Training',
    description:
      'Cedarbridge is an IT consulting, staffing and training company with offices in Austin, Texas and Hyderabad, India. Read how we work and why.',
    lead: 'Cedarbridge Technologies helps US companies change the software they depend on, find the people to run it, and train the people they have.',
    picture: 'about-cedar-bridge',
    alt: 'A cedar trunk in cross section whose rings continue as the arches of a bridge',
    moment: {
      kind: 'people',
      heading: 'A named person answers',
      text: 'These seven lead the work. The newest of them came in 2018.',
      names: [
        'angela-whitcomb',
        'prakash-gundavaram',
        'keziah-thompson',
        'daniel-marsh',
        'sunitha-rallapalli',
        'victor-amadi',
        'priscilla-montgomery',
      ],
    },
    sections: [
      {
        heading: 'One company, two offices',
        paragraphs: [
          'We work from Austin, Texas and Hyderabad, India. Architects, analysts and account managers sit close to the client in Austin. Most engineers and operations teams are in Hyderabad. The two offices share two hours every workday, and they share one set of rules for code, security and pay reviews.',
          'Consulting, staffing and training belong together for us. Consulting shows us which skills a project needs. Staffing finds the people who have them. Training closes the gap when nobody does, and our trainers are engineers who return to projects afterwards.',
        ],
      },
      {
        heading: 'The name',
        paragraphs: [
          'Cedar lasts outdoors because it grows slowly and resists rot. A bridge lets traffic continue while the ground below is being changed. Both describe the systems we like to build, and the way we like to replace old ones.',
        ],
      },
      {
        heading: 'What you can hold us to',
        paragraphs: [
          'These promises are part of every contract we sign. The six pages below explain how we keep them.',
        ],
        points: [
          'A named person answers within one business day',
          'Working software or a measured result every two weeks',
          'Everything we make for you is yours from the first day',
          'Bad news reaches you by phone, early',
        ],
      },
    ],
    cards: [
      {
        title: 'Providing World-Class Technology',
        text: 'How we choose tools, what we refuse to use, and how we check that a system holds under load.',
        href: '/providing-world-class-technolog',
        picture: 'about-card-technology',
        alt: 'A globe drawn with circuit lines on a bridge pier',
      },
      {
        title: 'Customer-Centric Execution Model',
        text: 'Who sits where, who decides what, and how a project moves from the first call to the last invoice.',
        href: '/customer-centric-execution-model',
        picture: 'about-card-execution',
        alt: 'One figure in the center with work circling around it in rings',
      },
      {
        title: 'Consulting-Led IT Solutions',
        text: 'Why each project begins with two weeks of questions, and what you hold in your hands afterwards.',
        href: '/consulting-led-it-solutions',
        picture: 'about-card-consulting',
        alt: 'Two people studying a plan that turns into a bridge',
      },
      {
        title: 'Focus on Innovation',
        text: 'Small experiments with a deadline and a price, and an open list of the ones that failed.',
        href: '/focus-on-innovation',
        picture: 'about-card-innovation',
        alt: 'A young shoot rising from the center of growth rings',
      },
      {
        title: 'Best-in-Class Software Engineering',
        text: 'The seven checks every change passes before it reaches your users.',
        href: '/best-in-class-software-engineering',
        picture: 'about-card-engineering',
        alt: 'A truss bridge whose joints are circuit nodes',
      },
      {
        title: 'Customer-First Culture',
        text: 'What we pay people for, how we handle mistakes, and when we turn down work.',
        href: '/customer-first-culture',
        picture: 'about-card-culture',
        alt: 'Hands of different tones joining to form an arch',
      },
    ],
    next: { label: 'Meet us', href: '/contact-us', person: 'angela-whitcomb' },
  },
  {
    path: '/providing-world-class-technolog',
    title: 'Providing World-Class Technology',
    metaTitle: 'Providing World-Class Technology',
    description:
      'How Cedarbridge chooses technology for a client: proven parts, a written reason for each choice, load tests before launch and a way to leave.',
    lead: 'World-class is a claim that has to be earned on each project. For us it means technology that works under your load, that you can hire for, and that you can leave.',
    picture: 'world-class-globe',
    alt: 'A globe of circuit lines resting on the towers of a suspension bridge',
    moment: {
      kind: 'sheet',
      heading: 'A written reason for each choice',
      text: 'One page, kept beside the code, so that whoever joins in three years can tell which reasons still hold.',
      sheet: {
        label: 'Decision record 14',
        title: 'Where do the dispatch events live?',
        rows: [
          { term: 'Problem', text: 'The nightly batch needs nine hours; the night has seven' },
          { term: 'Options', text: 'Faster hardware, two batches, a stream' },
          { term: 'Decision', text: 'A stream, for dispatch events alone', mark: 'yes' },
          { term: 'Against', text: 'Two people in Texas can run it; we train three more', mark: 'no' },
          { term: 'Leaving', text: 'Events are plain JSON in your own storage' },
        ],
        foot: 'Looked at again when volume has doubled.',
      },
    },
    sections: [
      {
        heading: 'Proven parts first',
        paragraphs: [
          'We build most systems from a short list: Java or .NET on the server, React and TypeScript in the browser, PostgreSQL, SQL Server or Oracle underneath, and one of the large clouds to run it on. These tools have been in production for years at companies much bigger than our clients. Their faults are known and their documentation is good.',
          'A newer tool gets in when it solves a problem the list cannot, and only in one place at a time. Last year that led to a streaming platform for a client whose nightly batch no longer fit into the night. The same year we kept another client from replacing a database that only needed two indexes.',
        ],
      },
      {
        heading: 'A written reason for each choice',
        paragraphs: [
          'Every significant choice becomes a one-page record: the problem, the options, the decision, and what would make us change it. The records live beside the code. A developer who joins three years later can see why things are as they are, and can tell which reasons no longer hold.',
        ],
        points: [
          'Can you hire for it in Texas and in Hyderabad?',
          'What does it cost at today’s volume, and at ten times that?',
          'Who fixes a security hole, and how quickly in the past?',
          'How do you get your data out again?',
        ],
      },
      {
        heading: 'Tested where it hurts',
        paragraphs: [
          'Before launch we load the system with three times the traffic you expect and keep it there for four hours. Then we take parts away: a database replica, a network link, an outside service that stops answering. The system has to stay usable or fail with a clear message, and it has to recover without a person.',
          'Restoring a backup is part of the same test. A backup nobody has restored is a hope. We time the restore, write the number into the runbook, and repeat it twice a year for systems under our maintenance.',
        ],
      },
      {
        heading: 'A way to leave',
        paragraphs: [
          'Good technology leaves you free. We use open formats, keep infrastructure as code in your repository, and set up cloud accounts in your name. If you decide to work with someone else, the handover takes weeks and needs no goodwill from us. Few clients have used that exit. All of them negotiate better because they have it.',
        ],
      },
    ],
    next: { label: 'See how we engineer', href: '/best-in-class-software-engineering', person: 'prakash-gundavaram' },
  },
  {
    path: '/customer-centric-execution-model',
    title: 'Customer-Centric Execution Model',
    metaTitle: 'Customer-Centric Execution Model',
    description:
      'Who does what between Austin, Hyderabad and your office, how two-week cycles work, and which decisions always stay with you, the client.',
    lead: 'Our execution model puts the decisions with you and the coordination with us. This page describes the people, the calendar and the rules.',
    moment: {
      kind: 'people',
      heading: 'Who sits where',
      text: 'An engagement lead in Austin, a technical lead in Hyderabad, and the same three to nine people between them.',
      names: ['daniel-marsh', 'sunitha-rallapalli', 'prakash-gundavaram', 'priscilla-montgomery'],
    },
    sections: [
      {
        heading: 'The people',
        paragraphs: [
          'Your project has an engagement lead in Austin. The lead is a practitioner, usually an architect or a senior analyst, and stays from the first workshop until the last invoice. There is no separate sales contact to go through once the contract is signed.',
          'The delivery team is in Hyderabad with a technical lead of its own. It has between three and nine people. When a project needs more, we form a second team with its own goal. On your side we ask for one person who can decide about priorities and who has about four hours a week for it.',
        ],
      },
      {
        heading: 'The calendar',
        paragraphs: [
          'Work runs in cycles of two weeks. The cycle starts with a one-hour meeting in which you choose the goal, and ends with a demo on a system you can use yourself. Between the two we need little from you: a 15-minute call every other day during the shared hours, 8:30 to 10:30 a.m. Central.',
          'The Hyderabad team works a later shift so that those hours exist in summer and winter. A question you send at 9 a.m. is answered the same morning. A question you send at 4 p.m. is waiting for you when you start the next day.',
        ],
        points: [
          'Monday: choose the goal of the cycle',
          'Every other day: a short call, with notes in writing',
          'Second Thursday: demo on a running system',
          'Second Friday: figures, costs and open risks on one page',
        ],
      },
      {
        heading: 'Who decides what',
        paragraphs: [
          'You decide what is built, in which order, and when it is good enough to release. We decide how it is built and who builds it, and we explain both when asked. Changes to scope are welcome at every cycle start. We show the effect on date and cost before you confirm.',
          'If the budget for a goal is three quarters spent and the goal is less than half done, work on it stops until you and the engagement lead have talked. This rule has cost us some revenue, and it has saved several projects.',
        ],
      },
      {
        heading: 'How you see progress',
        paragraphs: [
          'You have access to everything the team uses: the backlog, the repository, the build results and the hours booked. The one-page summary every second Friday uses the same data, so there is no polished version of events for the steering committee. When a figure looks odd, call the lead and ask.',
        ],
      },
    ],
    next: { label: 'Ask for a first call', href: '/contact-us', person: 'daniel-marsh' },
  },
  {
    path: '/consulting-led-it-solutions',
    title: 'Consulting-Led IT Solutions',
    metaTitle: 'Consulting-Led IT Solutions',
    description:
      'Every Cedarbridge solution starts with two weeks of consulting: interviews, code and data review, options with prices, and a plan you own.',
    lead: 'We do not begin with a team and look for work. We begin with a question, and sometimes the answer is that you need no project at all.',
    picture: 'consulting-led-plan',
    alt: 'A drafted plan on the left becoming a finished bridge on the right',
    moment: {
      kind: 'sheet',
      heading: 'What you hold in your hands afterwards',
      text: 'Fifteen pages. You can take them to another vendor, and we explain them there for half a day.',
      sheet: {
        label: 'Assessment, page 2 of 15',
        title: 'Contents',
        rows: [
          { term: '3', text: 'A map of systems, owners and data flows' },
          { term: '4–6', text: 'Risks, ranked by cost and likelihood' },
          { term: '7', text: 'Option A: labels and a sorted pick list, $41,000, six weeks', mark: 'yes' },
          { term: '9', text: 'Option B: new warehouse software, $1.1 million, 14 months' },
          { term: '11', text: 'Option C: do nothing, $310,000 a year', mark: 'no' },
          { term: '13', text: 'Recommendation, signed' },
        ],
        foot: 'The distributor in Oklahoma took option A.',
      },
    },
    sections: [
      {
        heading: 'Why consulting comes first',
        paragraphs: [
          'Clients usually arrive with a solution in mind: rewrite the order system, move to the cloud, hire five developers. The idea is often right. In about one case out of three, though, the cause lies somewhere else. The order system is slow because of a report that runs at noon. The five developers would wait for the same test environment as the current ten.',
          'Two weeks of looking cost little compared with a year of building the wrong thing. That is why we ask for them, and why we offer them at a fixed fee that does not depend on what follows.',
        ],
      },
      {
        heading: 'What happens in the two weeks',
        paragraphs: [
          'A senior architect and an analyst do the work. In the first week they talk to eight to twelve people, from the help desk to the chief financial officer, and read the code, the data model, the contracts and the last 200 tickets. In the second week they test what they have heard against the figures, and work out the options.',
        ],
        points: [
          'A one-page map of systems, owners and data flows',
          'A list of risks, ranked by cost and likelihood',
          'Three options with price, time and effect, one of them doing nothing',
          'A recommendation signed by the architect who made it',
        ],
      },
      {
        heading: 'From advice to solution',
        paragraphs: [
          'If you go ahead with us, the architect who wrote the plan leads the work. Nothing gets lost in a handover from the people who promised to the people who deliver. The figures in the plan become the measures of the project, and the first demo is two weeks away.',
          'If you go ahead with someone else, the plan is written so that they can use it. We will spend half a day with them to explain it. That offer is included in the fee.',
        ],
      },
      {
        heading: 'An example of no project',
        isFrank: true,
        paragraphs: [
          'A distributor in Oklahoma asked us to replace its warehouse software, at an expected cost of more than a million dollars. We found that pickers lost time because locations were numbered by date of construction. New labels and a sorted pick list, a change of 90 lines of code, cut walking time by a fifth. The old software is still there, and the client has called us twice since.',
        ],
      },
    ],
    next: { label: 'Read about consulting', href: '/consulting', person: 'prakash-gundavaram' },
  },
  {
    path: '/focus-on-innovation',
    title: 'Focus on Innovation',
    metaTitle: 'Focus on Innovation: Small, Priced Experiments',
    description:
      'Innovation at Cedarbridge means small experiments with a question, a price and an end date, and results we share even when they disappoint.',
    lead: 'New technology is useful when it answers a question you already have. We run small experiments to find out, and we write down what happened.',
    picture: 'innovation-shoot',
    alt: 'A copper shoot growing out of a cut trunk with many rings',
    moment: {
      kind: 'sheet',
      heading: 'Cards from the wall',
      text: 'Around 40 reach their end date in a year. About one in five changes something.',
      sheet: {
        label: 'This spring',
        title: 'Three questions, three answers',
        rows: [
          { term: '6 weeks', text: 'Can scanned delivery notes be read without anyone typing them?', mark: 'yes' },
          { term: '4 weeks', text: 'Do addresses that sound alike give away duplicate customers?', mark: 'no' },
          { term: '3 weeks', text: 'Is hardware rented by the minute cheaper for a nightly job?', mark: 'yes' },
        ],
        foot: 'The second found too many false pairs. It is on the list of failures.',
      },
    },
    sections: [
      {
        heading: 'Every Friday afternoon',
        paragraphs: [
          'Our engineers have Friday afternoons for experiments. The only condition is a card on the wall with a question, a way to answer it, and an end date no more than six weeks away. Around 40 cards a year reach the end. About one in five changes something in the way we work for clients.',
          'Some recent examples: reading scanned delivery notes without a person typing them, finding duplicate customers by comparing how addresses sound, and moving a nightly job to hardware that is rented by the minute. The first and the third are now in use. The second found too many false pairs, and we dropped it.',
        ],
      },
      {
        heading: 'Experiments for clients',
        paragraphs: [
          'When an idea might serve you, we propose an experiment. It takes two to six weeks and has a fixed price. Before it starts, both sides sign a sheet of paper with the question and the result that would count as a yes. When the time is up, the result is a yes or a no. There is no extension to make it look better.',
        ],
        points: [
          'One question, answerable with a number',
          'Your real data, or a masked copy of it',
          'A fixed price and an end date',
          'A short report that includes what went wrong',
        ],
      },
      {
        heading: 'The list of failures',
        paragraphs: [
          'Failed experiments go on a list that every employee and every client can read. It currently holds more entries than the list of successes, which we think is about right. The list has saved us from trying the same attractive idea three times in three teams.',
          'It also keeps us honest when a new tool is in the news. Before we recommend it, somebody here has to have used it on a real problem and seen where it breaks.',
        ],
      },
      {
        heading: 'From experiment to daily use',
        paragraphs: [
          'A yes is the beginning of the ordinary work. The code of an experiment is thrown away, because it was written to answer a question. The production version goes through the same design, tests and reviews as anything else we build, and it has to pay back its cost within a period you set. If it does not, we switch it off and say so in the quarterly review.',
        ],
      },
    ],
    next: { label: 'Propose a question', href: '/contact-us', person: 'priscilla-montgomery' },
  },
  {
    path: '/best-in-class-software-engineering',
    title: 'Best-in-Class Software Engineering',
    metaTitle: 'Best-in-Class Software Engineering: Seven Checks',
    description:
      'Seven checks every change passes at Cedarbridge, from a clear ticket to a watched release, and the four figures we use to judge our teams.',
    lead: 'Good engineering is visible in the changes that cause no trouble. Ours pass seven checks, and four figures show you whether the checks work.',
    picture: 'engineering-truss',
    alt: 'A truss bridge in which every joint is a circuit node',
    moment: {
      kind: 'sheet',
      heading: 'Seven checks for every change',
      text: 'The same for a new module and for a corrected typo. A change that fails one goes back to its author, whoever that is.',
      sheet: {
        label: 'Change 2,318',
        title: 'Show the carrier’s phone number on the load',
        rows: [
          { term: '1', text: 'The ticket says who needs the change and how to see that it works', mark: 'yes' },
          { term: '2', text: 'Automated tests cover the new behavior and fail without it', mark: 'yes' },
          { term: '3', text: 'Static analysis and a scan of third-party packages find nothing new', mark: 'yes' },
          { term: '4', text: 'A second engineer has read every line and run the change', mark: 'yes' },
          { term: '5', text: 'Screens pass an accessibility check and work on a phone', mark: 'no' },
          { term: '6', text: 'The change can be undone without losing data', mark: 'yes' },
          { term: '7', text: 'Somebody watches the figures for an hour after release' },
        ],
        foot: 'Sent back: the link is 32 px high on a phone, and a thumb needs 44.',
      },
    },
    sections: [
      {
        heading: 'Four figures',
        paragraphs: [
          'We measure how often a team releases, how long a change takes from first commit to production, what share of releases causes a problem, and how long it takes to recover. They are known in the industry and hard to improve by cheating, since speed and stability are counted together.',
          'A team that takes over an older system often starts with one release every six weeks. After half a year we expect at least one a week, with fewer than one release in ten causing a problem. You see the figures for your own team each month. If they stall, we first look at our own habits and then at the things we need from you.',
        ],
      },
      {
        heading: 'Security as part of the work',
        paragraphs: [
          'We treat security as an ordinary requirement. Each project begins with a short threat review: what is worth stealing, who could reach it, and what we will do about it. Secrets stay out of the code. Access is given per person, for a limited time, and reviewed every quarter. Updates for known holes are applied within days, according to their severity.',
        ],
      },
      {
        heading: 'Code that outlives the team',
        paragraphs: [
          'We write for the person who will read the code in five years. Names come from your business, so that an analyst can follow them. Files are short. Comments explain reasons. Before a project ends, an engineer who has never seen it has to install it from the documentation alone, fix a small defect and release the fix within one day. If that fails, the project is not finished.',
        ],
      },
    ],
    next: { label: 'See application services', href: '/application-services', person: 'sunitha-rallapalli' },
  },
  {
    path: '/customer-first-culture',
    title: 'Customer-First Culture',
    metaTitle: 'Customer-First Culture',
    description:
      'How Cedarbridge pays, promotes and handles mistakes so that the customer’s interest comes first, including when that means turning down work.',
    lead: 'Culture is what people do when nobody from management is in the room. We try to make the right thing for the customer the easy thing for our people.',
    moment: {
      kind: 'people',
      heading: 'They stay',
      text: 'Nobody here earns a commission for selling hours. What they are paid for is below.',
      names: ['prakash-gundavaram', 'angela-whitcomb', 'sunitha-rallapalli', 'victor-amadi', 'keziah-thompson'],
    },
    sections: [
      {
        heading: 'What we pay people for',
        paragraphs: [
          'Nobody at Cedarbridge earns a commission for selling hours. Account managers are paid a salary and a yearly bonus, and the bonus depends on three things: whether clients stay, whether the goals we wrote down were met, and whether the engineers on the account would work with that manager again.',
          'Engineers are promoted for results that others can use, such as a defect that can no longer happen, a page of documentation that ends a recurring question, or a colleague who has learned the job. Long evenings do not count. A team that works overtime for more than two weeks gets a visit from the engineering director, to find out what we planned badly.',
        ],
      },
      {
        heading: 'How we handle mistakes',
        paragraphs: [
          'When we break something, the client hears it from us, by phone, within the hour. Within three business days there is a written review: what happened, what it affected, why our checks missed it, and what will change. The review names steps and systems. It never names a person to blame.',
          'Work that corrects our own mistakes is not billed. Each review is read by all team leads, so that one team’s bad day becomes a lesson for the others.',
        ],
      },
      {
        heading: 'When we say no',
        isFrank: true,
        paragraphs: [
          'We turn down roughly one request in four. The reasons repeat themselves, and we tell you on the first call which one applies.',
        ],
        points: [
          'A product on the market does the job for less',
          'We do not have people who have done it before',
          'The date cannot be met with honest work',
          'Nobody on the client side has time to decide',
        ],
      },
      {
        heading: 'Looking after our own',
        paragraphs: [
          'Clients feel how a supplier treats its staff. We pay on time in both countries, cover the later shift in Hyderabad with a supplement and a ride home, and give everyone ten days a year for learning. Candidates and trainees are customers too. They get clear terms, quick answers and a reason when the answer is no.',
          'Twice a year every employee is asked one question without their name attached: would you let your own family hire us? The share of yes answers is shown to all staff, along with what we intend to do about the rest.',
        ],
      },
    ],
    next: { label: 'See open jobs', href: '/applied-jobs', person: 'keziah-thompson' },
  },
]

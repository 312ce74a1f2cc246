import type { ContentPage } from './page'

export const servicePages: ContentPage[] = [
  {
    path: '/application-services',
    title: 'Application Services',
    metaTitle: 'Application Modernization, Development, Support',
    description:
      'We modernize, build and maintain business applications for US companies, in small steps, with one engineering team in Austin and Hyderabad.',
    lead: 'We work on the applications your business runs on every day: the old one that has to change, the new one you cannot buy, and the one that has to stay up tonight.',
    tabs: [
      {
        slug: 'application-modernization',
        label: 'Application Modernization',
        heading: 'Replace the old system one piece at a time',
        paragraphs: [
          'Most systems we are asked to modernize still do their job. The trouble is that a small change takes weeks, the vendor has ended support, or the last person who knew the code has left. We begin by reading the code, the database and the support tickets. After two weeks you have a map of the system, its risks, and a price for each part.',
          'Then we move one function at a time behind a stable interface. Old and new run side by side, and we compare their results on real data before users switch. If a step goes wrong, you are back on the old path the same day.',
        ],
        points: [
          'Two-week assessment with a fixed fee',
          'Side-by-side runs on real data',
          'A way back at every step',
          'Moves to Java, .NET, PostgreSQL or the cloud',
        ],
        picture: 'modernization-rings',
        alt: 'Growth rings turning from rough old bark to clean new circuit lines',
      },
      {
        slug: 'application-development',
        label: 'Application Development',
        heading: 'Build what you cannot buy',
        paragraphs: [
          'If a product on the market does what you need, we will say so. When none does, we build it: order portals, scheduling tools, pricing engines, and the connections between systems that were never meant to talk. A project starts with the people who will use the software. We watch them work before we draw a screen.',
          'You see working software every two weeks and decide what comes next. Every change is reviewed, tested and deployed by the same automated path, so the last release is as calm as the first. The source code is in your repository from the first day, and your own developers can join at any time.',
        ],
        points: [
          'Web applications, APIs and integrations',
          'A demo and a decision every two weeks',
          'Accessible screens, checked on real phones',
          'Code, tests and documents in your repository',
        ],
        picture: 'development-blocks',
        alt: 'Blocks being placed in turn to complete the arch of a bridge',
      },
      {
        slug: 'application-maintenance',
        label: 'Application Maintenance',
        heading: 'Keep it running, and make it cheaper to run',
        paragraphs: [
          'We take over support for applications we did not write. The handover lasts six to eight weeks. We shadow your team, write the runbook, and answer tickets under supervision until the numbers show we are ready. With people in Austin and Hyderabad, someone is awake when your night batch fails.',
          'Tickets are symptoms, so each month we look for the five causes behind most of them and fix those. Backlogs shrink, and so does the bill. You receive a short report with response times, open defects and the cost per ticket. Security updates are applied on a calendar you approve.',
        ],
        points: [
          'Response times agreed for each severity',
          'A written runbook that you own',
          'Monthly removal of the top five causes',
          'Planned security and version updates',
        ],
        picture: 'maintenance-bridge',
        alt: 'Two people inspecting the cables of a bridge',
      },
    ],
    moment: {
      kind: 'steps',
      heading: 'From the first call to the first release',
      steps: [
        {
          when: 'Day 1',
          title: 'A call with an architect',
          text: 'What the application does, who depends on it and what hurts.',
        },
        { when: 'Week 1', title: 'Five pages', text: 'A proposal with a price, a team and the first milestone.' },
        {
          when: 'Weeks 2–3',
          title: 'The assessment',
          text: 'A map of the system, its risks, and a price for each part. Fixed fee.',
        },
        {
          when: 'Week 5',
          title: 'Working software',
          text: 'The first piece runs beside the old one; then every two weeks another.',
        },
        {
          when: 'Any time',
          title: 'A way out',
          text: 'The monthly rate ends with 30 days’ notice. The code is yours.',
        },
      ],
    },
    sections: [
      {
        heading: 'How an engagement starts',
        paragraphs: [
          'You talk to an architect first. In one call we find out what the application does, who depends on it and what hurts. If we can help, you get a proposal of no more than five pages with a price, a team and the first milestone.',
          'Most clients begin with one application. That is enough to see how we work and whether the numbers hold.',
        ],
      },
      {
        heading: 'Who does the work',
        paragraphs: [
          'A usual team has a lead and an analyst in Austin, and three to six engineers in Hyderabad. They share two hours every workday, 8:30 to 10:30 a.m. Central. You know all of them by name, and nobody is swapped out without asking you.',
        ],
      },
      {
        heading: 'What you pay for',
        paragraphs: [
          'We charge a fixed price for assessments and well-defined releases, and a monthly rate for a standing team. You can end the monthly rate with 30 days’ notice.',
        ],
        points: [
          'Fixed price for assessments and agreed releases',
          'Monthly rate for a standing team',
          'Support priced by hours of coverage and number of applications',
        ],
      },
    ],
    next: { label: 'Talk to an architect', href: '/contact-us', person: 'prakash-gundavaram' },
  },
  {
    path: '/business-services',
    title: 'Business Services',
    metaTitle: 'Business Process Outsourcing for US Companies',
    description:
      'Finance, HR, customer support and data operations run by trained people in Austin and Hyderabad, with weekly figures for volume, time and errors.',
    lead: 'We run the routine work behind your business, from invoices to support tickets. You keep the rules and the decisions; we keep the queue short.',
    picture: 'business-services-flow',
    alt: 'Forms flowing over a bridge into evenly stacked rows',
    moment: {
      kind: 'steps',
      heading: 'A process changes hands in six weeks',
      steps: [
        {
          when: 'Weeks 1–2',
          title: 'We watch',
          text: 'Each step, exception and system is written down. You approve the manual.',
        },
        {
          when: 'Weeks 3–6',
          title: 'Both work',
          text: 'Your team and ours handle the same items, and the results are compared daily.',
        },
        {
          when: '10 days',
          title: 'The test',
          text: 'Our error rate is at or below yours for ten working days in a row.',
        },
        { when: 'Then', title: 'We go live', text: 'Until then you pay only for the setup.' },
        {
          when: 'Mondays',
          title: 'The report',
          text: 'Volume, handling time, errors found by us and errors found by you.',
        },
      ],
    },
    sections: [
      {
        heading: 'What we take on',
        paragraphs: [
          'We take work that follows rules and arrives every day. A person who knows the process can check it, and a good part of it can be automated once it is written down. We leave decisions about credit, hiring and medical care with you.',
          'Each client has a fixed team that learns the vocabulary of the business. A new process starts with two people and grows when the error rate is where you want it.',
        ],
        points: [
          'Finance: payables, receivables, expense checks and monthly reconciliations',
          'HR operations: onboarding files, time sheets and benefits changes',
          'Customer support: email and chat, first and second level',
          'Data: entry, cleanup, matching and standard reports',
        ],
      },
      {
        heading: 'How we take over a process',
        paragraphs: [
          'In the first two weeks we sit with the people who do the work today, and write down each step, exception and system. You approve that manual. In the next four weeks we work in parallel: your team and ours handle the same items, and we compare the results daily.',
          'We go live when our error rate has been at or below yours for ten working days in a row. Until then you pay only for the setup. The manual belongs to you and is updated with each change, so you can bring the process home or move it elsewhere.',
        ],
      },
      {
        heading: 'Where the savings come from',
        paragraphs: [
          'Some of it is the cost of labor. More of it is work that disappears. A form that is checked when it is filled in does not come back. An invoice that matches its order does not need a person. Our developers sit next to the operations team and remove such steps every month.',
          'The report you get each Monday shows items received and finished, average handling time, errors found by us and errors found by you. You have the same figures we have.',
        ],
        points: [
          'Access only through your own accounts, with the rights you grant',
          'Two pairs of eyes on payments and master data',
          'Customer data stays in your systems',
        ],
      },
    ],
    next: { label: 'Ask about a process', href: '/contact-us', person: 'sunitha-rallapalli' },
  },
  {
    path: '/technology-trainings',
    title: 'Technology Trainings',
    metaTitle: 'IT Training: Java, Salesforce, Big Data and More',
    description:
      'Eight instructor-led IT training tracks in small groups, with evening classes in US Central time, hands-on labs and live or recorded demo sessions.',
    lead: 'Eight tracks, taught by working engineers in groups of at most 16. You practice on labs built from real projects, and you leave with work you can show.',
    tabs: [
      {
        slug: 'microsoft-technologies',
        label: 'Microsoft Technologies',
        heading: 'From C# to a service running on Azure',
        paragraphs: [
          'This track takes ten weeks and assumes that you have written some code in any language. You start with C# and the .NET command line, then build an ASP.NET Core service with a SQL Server database behind it. Each week adds one thing an employer will ask about: authentication, testing, logging, deployment.',
          'The second half moves to Azure. You deploy your own service, connect it to storage and queues, and read its logs when we break it on purpose. A short Power BI unit shows how the data you collect becomes a report that a manager can use.',
        ],
        points: [
          'C#, ASP.NET Core and Entity Framework Core',
          'SQL Server queries and indexing',
          'Azure hosting, storage and monitoring',
          'Power BI reports on your own data',
        ],
        picture: 'training-microsoft-windows',
        alt: 'Four square panes joined by circuit lines',
      },
      {
        slug: 'java',
        label: 'Java',
        heading: 'Java the way teams use it at work',
        paragraphs: [
          'The Java track takes ten weeks. It covers the language first: types, collections, streams, exceptions and concurrency. From week four you work in pairs on one Spring Boot application with a PostgreSQL database, and every change goes through a pull request that a trainer reads line by line.',
          'You write tests from the first week, because that is what a new colleague will be asked to do. By the end your application runs in a container, has an automated build and survives a load test. Interview practice in the last week uses questions from the technical interviews we hold ourselves.',
        ],
        points: [
          'Core Java on a long-term-support release',
          'Spring Boot, JPA and REST',
          'JUnit, Git and code review',
          'Docker and an automated build',
        ],
        picture: 'training-java-cups',
        alt: 'Stacked circles and steam lines drawn as circuit paths',
      },
      {
        slug: 'administration',
        label: 'Administration',
        heading: 'Run servers, databases and accounts',
        paragraphs: [
          'Administrators are hired for calm. Over eight weeks you run a small company network in our lab: Linux and Windows servers, directory accounts, backups, and a database that other people depend on. Each session ends with a fault. You find it, fix it, and write the note the next shift will read.',
          'The track suits people who come from a help desk, and developers who want to understand what happens after deployment. You learn to script whatever you do twice, using Bash and PowerShell. A unit on AWS covers accounts, networks and the monthly bill, which is where many first mistakes happen.',
        ],
        points: [
          'Linux and Windows Server',
          'Active Directory and access rights',
          'Oracle, SQL Server and PostgreSQL administration basics',
          'Backup, restore and patching',
          'Bash, PowerShell and AWS',
        ],
        picture: 'training-administration-racks',
        alt: 'Server racks standing like bridge towers with a person between them',
      },
      {
        slug: 'data-warehousing',
        label: 'Data Warehousing',
        heading: 'Turn many systems into one set of figures',
        paragraphs: [
          'A warehouse answers questions that no single system can. In nine weeks you build one for a fictional retailer with three source systems that disagree. You learn to model facts and dimensions, load them every night, keep their history, and explain why yesterday’s total has changed.',
          'SQL gets the most time, because it outlives the tools. You then do the same job with a classic ETL tool and with SQL transformations kept in version control, so you can work on either kind of team. Data quality is part of every lab: each load ends with checks, and a failed check stops the load.',
        ],
        points: [
          'Advanced SQL and query plans',
          'Star schemas and slowly changing dimensions',
          'ETL and ELT, including Informatica and dbt',
          'Automated data quality checks',
        ],
        picture: 'training-warehouse-layers',
        alt: 'Layered slabs of data resting on bridge pillars',
      },
      {
        slug: 'hyperion',
        label: 'Hyperion',
        heading: 'Planning and close for finance teams',
        paragraphs: [
          'Oracle Hyperion still runs the budget and the monthly close in many large finance departments, and few people know it well. This eight-week track covers Essbase, Planning and Financial Management, along with the way the same ideas appear in the Oracle EPM cloud products that companies are moving to.',
          'You build a budget model for a company with four divisions, write the calculation scripts, set up the forms, and consolidate the result in two currencies. Half of the course is about the accounting, since a Hyperion developer spends the day with controllers. A basic knowledge of debit and credit is enough to join.',
        ],
        points: [
          'Essbase cubes and calculation scripts',
          'Planning forms and approvals',
          'Consolidation in Financial Management',
          'Smart View reporting',
        ],
        picture: 'training-hyperion-cube',
        alt: 'A cube divided into smaller cubes, one of them copper',
      },
      {
        slug: 'salesforce',
        label: 'Salesforce',
        heading: 'Administrator first, developer second',
        paragraphs: [
          'Many Salesforce problems are solved without code, so we teach configuration first. In the first four weeks you set up objects, permissions, reports and Flow automations for a service company, and you learn to say no to a field nobody will fill in. You can stop there and work as an administrator.',
          'The next five weeks are for developers. You write Apex and Lightning Web Components, test them, and move them between environments with version control. The final project connects Salesforce to an outside billing system. You present it to a trainer who plays the client and changes a requirement halfway.',
        ],
        points: [
          'Data model, permissions and Flow',
          'Reports and dashboards people read',
          'Apex and Lightning Web Components',
          'Integration through REST APIs',
        ],
        picture: 'training-salesforce-cloud',
        alt: 'A cloud of rounded circles anchored by bridge cables',
      },
      {
        slug: 'erp',
        label: 'ERP',
        heading: 'Learn the process, then the system',
        paragraphs: [
          'ERP work pays people who understand how a company buys, makes, sells and gets paid. We spend the first three weeks on those processes without touching a screen. After that you follow one order through the system, from purchase request to payment, and see which table and which person each step touches.',
          'You choose one of two branches for the remaining seven weeks: SAP S/4HANA or Oracle Fusion. Both cover finance and supply chain basics, master data, roles, and test scripts. The final exercise is a cutover weekend in miniature, with a checklist, a clock and a go or no-go decision at the end.',
        ],
        points: [
          'Procure to pay and order to cash',
          'SAP S/4HANA or Oracle Fusion',
          'Master data and user roles',
          'Test scripts and cutover planning',
        ],
        picture: 'training-erp-gears',
        alt: 'Interlocking rings that carry one order from left to right',
      },
      {
        slug: 'big-data',
        label: 'Big Data',
        heading: 'Pipelines that finish before breakfast',
        paragraphs: [
          'Large data is mostly about things failing halfway. Over ten weeks you build a pipeline that reads events from Kafka, processes them with Spark, and writes tables that analysts can query. Then we kill a node, send late records and double the volume, and you make it work again.',
          'You should know SQL and some Python or Java before you start. The track covers Hadoop storage and Hive, because you will meet them in existing systems, and Airflow for scheduling. Cost is a subject of its own: every job you write gets a price per run, and the last lab is a contest to lower it.',
        ],
        points: [
          'Kafka, Spark and structured streaming',
          'Hadoop storage, Hive and Parquet',
          'Scheduling with Airflow',
          'Cost and performance tuning',
        ],
        picture: 'training-big-data-streams',
        alt: 'Many parallel streams passing under the arches of a bridge',
      },
    ],
    moment: {
      kind: 'steps',
      heading: 'From a free evening to a first interview',
      steps: [
        {
          when: 'An hour',
          title: 'The demo',
          text: 'Live or recorded, free of charge, with the trainer who holds the class.',
        },
        {
          when: 'Week 1',
          title: 'At most 16',
          text: 'Evening classes in US Central time. You write code from the first one.',
        },
        {
          when: 'Week 4',
          title: 'In pairs',
          text: 'A lab built from a real project; every change is read line by line.',
        },
        {
          when: 'Weeks 8–10',
          title: 'Work to show',
          text: 'Something that runs, with tests, in a repository of your own.',
        },
        {
          when: 'Last week',
          title: 'Practice',
          text: 'Resume and interviews, with the questions that we ask ourselves.',
        },
      ],
    },
    sections: [
      {
        heading: 'How classes run',
        paragraphs: [
          'Classes meet online on weekday evenings, US Central time, with a lab on Saturday mornings. Every session is recorded and available to the group for a year. Trainers answer questions between classes within one business day.',
        ],
        points: [
          'At most 16 people in a group',
          'Lab accounts included in the fee',
          'A reviewed final project in every track',
        ],
      },
      {
        heading: 'Try it before you pay',
        paragraphs: [
          'Register for a demo session and choose live or recorded. A live session is one hour of a real class, with time for questions. The recorded one shows the same hour and can be watched whenever it suits you.',
        ],
      },
      {
        heading: 'After the course',
        paragraphs: [
          'Our staffing team reviews your resume and holds a practice interview with an engineer. We do not promise anyone a job. We do show you every open position we have, and you apply on this site like everyone else.',
        ],
      },
    ],
    next: { label: 'Register for a demo session', href: '/registration', person: 'victor-amadi' },
  },
  {
    path: '/global-staffing',
    title: 'Global Staffing',
    metaTitle: 'IT Staffing: Contract, Direct Hire and Payroll',
    description:
      'Contract engineers, direct hires and payroll services for US technology teams. Three to five interviewed candidates within five business days.',
    lead: 'Tell us what the person has to get done. Within five business days you receive three to five candidates whom one of our engineers has already interviewed.',
    tabs: [
      {
        slug: 'contact-staffing',
        label: 'Contact Staffing',
        heading: 'Contract engineers through one contact',
        paragraphs: [
          'You need someone for three months or for two years, and you want one person to call about it. Your contact at Cedarbridge takes the request, arranges the interviews, and stays responsible for as long as the engineer is with you. Contract, time sheets and invoices come from the same desk.',
          'Every profile arrives with notes from a technical interview: what we asked, what the candidate answered, and where we had doubts. If the match is wrong, tell us in the first two weeks and you do not pay for them. Contracts can be extended by email and ended with 14 days’ notice.',
        ],
        points: [
          'Three to five profiles within five business days',
          'Interview notes with each profile',
          'First two weeks free if it is not a fit',
          'One invoice a month',
        ],
        picture: 'staffing-contact-line',
        alt: 'Two people joined by one continuous copper line',
      },
      {
        slug: 'direct-hire-placement',
        label: 'Direct Hire Placement',
        heading: 'Permanent people, found without the noise',
        paragraphs: [
          'For a permanent role we begin with the manager and the team the person will join. We ask what the first six months look like, what the last person found hard, and which requirements could be dropped. That conversation changes the job description more often than not.',
          'We then search our own candidates, trainees and network, and send a short list with salary expectations and notice periods confirmed. You pay a fee only when someone starts. If the person leaves or is let go within 90 days, we search again at no charge. We stay in touch with both sides during that time.',
        ],
        points: [
          'Fee due on the start date',
          '90-day replacement',
          'Pay and notice period confirmed in advance',
          'References taken before the offer',
        ],
        picture: 'staffing-direct-keystone',
        alt: 'A keystone being set into the top of an arch',
      },
      {
        slug: 'payroll-services',
        label: 'Payroll Services',
        heading: 'You choose the people, we employ them',
        paragraphs: [
          'Sometimes you have found the right person and cannot put them on your own payroll: the project is short, headcount is frozen, or you have no entity in the state. We become the employer. The person signs with us, works for you, and is paid on time every two weeks.',
          'We handle onboarding, work authorization forms, tax withholding, workers’ compensation and year-end statements. You approve the hours online and receive a single invoice with a fixed markup that you know in advance. People can move to your payroll whenever you are ready, and we do not charge a conversion fee.',
        ],
        points: [
          'W-2 employment for US workers',
          'Onboarding within three business days',
          'Fixed markup, stated up front',
          'No fee for moving to your payroll',
        ],
        picture: 'staffing-payroll-ledger',
        alt: 'Evenly spaced coins crossing a bridge of ledger lines',
      },
      {
        slug: 'specialities',
        label: 'Specialities',
        heading: 'Roles we know well enough to interview',
        paragraphs: [
          'We staff the roles our own engineers can judge. That means software development, quality engineering, data, cloud, Salesforce and ERP. When a request falls outside this list, such as chip design or mobile games, we say so on the first call so that you lose no time.',
          'Seniority matters as much as the stack. Around half of our requests are for people who have done the exact job before: a lead who has retired a mainframe, or an administrator who has merged two Salesforce orgs. For these we search by project history first and by keywords second.',
        ],
        points: [
          'Java, .NET and JavaScript developers',
          'Data engineers and database administrators',
          'Salesforce, SAP and Oracle specialists',
          'Cloud, platform and quality engineers',
          'Project leads and business analysts',
        ],
        picture: 'staffing-specialities-nodes',
        alt: 'A ring of distinct shapes connected to one node in the center',
      },
    ],
    moment: {
      kind: 'steps',
      heading: 'Three to five people in five business days',
      steps: [
        {
          when: 'Day 1',
          title: 'You describe the work',
          text: 'A call with a recruiter and an engineer of the same field.',
        },
        {
          when: 'Days 2–4',
          title: 'We interview',
          text: '60 minutes with a practitioner; references, right to work, pay and place.',
        },
        { when: 'Day 5', title: 'You get profiles', text: 'Three to five people, each with interview notes.' },
        {
          when: 'Two days',
          title: 'An answer',
          text: 'That is how long any candidate waits to hear from us after an interview.',
        },
        { when: '90 days', title: 'We search again', text: 'At no charge, if a direct hire leaves or is let go.' },
      ],
    },
    sections: [
      {
        heading: 'Post a job yourself',
        paragraphs: [
          'Employers can post an open position on this site through the Hire from Us form. You do not need an account. A person reads each posting before it goes live, and candidates apply with a resume.',
        ],
      },
      {
        heading: 'How we check people',
        paragraphs: [
          'An engineer from the same field interviews every candidate for 60 minutes. We verify identity, work history and right to work. Then we ask candidates whether they want this job at this pay and in this place, because a wrong answer there ends most contracts early.',
        ],
        points: [
          'Technical interview by a practitioner',
          'Work history and references checked',
          'Pay, place and schedule confirmed in writing',
        ],
      },
      {
        heading: 'What candidates can expect',
        paragraphs: [
          'We tell candidates the client, the pay range and the length of the contract before we send a resume anywhere. Nobody is submitted without saying yes. After an interview they hear from us within two business days, whatever the answer is.',
        ],
      },
    ],
    next: { label: 'Post a job', href: '/hirefromus', person: 'keziah-thompson' },
  },
  {
    path: '/staff-augmentation',
    title: 'Staff Augmentation',
    metaTitle: 'Staff Augmentation for Software Teams',
    description:
      'Add engineers to your own team for months or years. A named account manager, a documented process and backup people keep the work going.',
    lead: 'Our engineers join your team, use your tools and follow your backlog. We take care of everything that usually makes augmentation fail.',
    tabs: [
      {
        slug: 'account-management',
        label: 'Account Management',
        heading: 'One person who answers for the team',
        paragraphs: [
          'Your account manager sits in Austin and looks after no more than six clients. You have a direct number and a reply within one business day. In the first month we talk every week about how each engineer is doing. After that the rhythm is yours to set.',
          'The manager also watches what you should not have to: vacation cover, contract dates, pay reviews, and signs that someone is about to leave. Every quarter you get a one-page review with the cost, the results against the goals we wrote down, and the changes we propose. Bad news comes by phone, before the review.',
        ],
        points: [
          'Six clients per manager at most',
          'Reply within one business day',
          'Quarterly one-page review',
          'Vacation cover planned in advance',
        ],
        picture: 'augmentation-account-hub',
        alt: 'One figure at the hub of six evenly spaced spokes',
      },
      {
        slug: 'process-adherence',
        label: 'Process Adherence',
        heading: 'Your process, followed from day one',
        paragraphs: [
          'An added engineer should not bring a second way of working. Before the start date we collect your rules: branching, reviews, definition of done, security training, working hours. They become a checklist, and our engineer goes through it with your lead on the first day.',
          'Each month one of our senior engineers looks at a sample of the work, such as pull requests, tickets and time sheets, and compares it with that list. You see the findings. When your process lacks something we depend on, for example a test environment, we tell you plainly and suggest the smallest fix.',
        ],
        points: [
          'Onboarding checklist built from your rules',
          'Monthly sample check by a senior engineer',
          'Findings shared with your lead',
          'Security and access rules signed before day one',
        ],
        picture: 'augmentation-process-track',
        alt: 'Parallel circuit tracks passing the same row of checkpoints',
      },
      {
        slug: 'unique-approach',
        label: 'Unique Approach',
        heading: 'A second person who knows your system',
        paragraphs: [
          'The weak point of augmentation is the day someone leaves. For every three engineers on your team we keep one more informed, at our cost. That person reads the same documents, joins a planning meeting each month, and can step in within a week. We call this role the understudy.',
          'The understudy also keeps the notes. Whatever your team has learned about the system is written where you can find it, in your wiki and in your words. When an engineer moves on, the knowledge stays, and the next person starts from a page that was checked last month.',
        ],
        points: [
          'One understudy for every three engineers',
          'No charge until the understudy steps in',
          'Replacement within one week',
          'Notes kept in your own wiki',
        ],
        picture: 'augmentation-understudy-pair',
        alt: 'Two matching figures, one solid and one in outline, side by side',
      },
      {
        slug: 'resource-management',
        label: 'Resource Management',
        heading: 'Add and release people without drama',
        paragraphs: [
          'Demand changes with budgets and releases. We plan with you one quarter ahead and keep a list of people who are free or about to be. A new engineer for a skill on your list can usually start within two weeks. A rarer skill takes four to six.',
          'Scaling down is part of the plan. Give us 30 days’ notice and we move people to other work, starting with the ones you name. There is no penalty. Each person who leaves hands over in writing, and the understudy confirms that the notes are enough to continue. Anyone you release can be asked back later.',
        ],
        points: [
          'Forecast one quarter ahead',
          'Common skills in about two weeks',
          '30 days’ notice to reduce the team',
          'Written handover for each departure',
        ],
        picture: 'augmentation-resource-tiles',
        alt: 'Tiles sliding in and out of a steady grid',
      },
    ],
    moment: {
      kind: 'steps',
      heading: 'What the first month looks like',
      steps: [
        { when: 'Week 1', title: 'In', text: 'Accounts, checklist, first small fix merged.' },
        { when: 'Week 2', title: 'Own tickets', text: 'With review by your team.' },
        { when: 'Week 3', title: 'In planning', text: 'Joins it and gives estimates.' },
        { when: 'Week 4', title: 'First review', text: 'With you and the account manager.' },
      ],
    },
    sections: [
      {
        heading: 'When augmentation is the right choice',
        paragraphs: [
          'It works when you have a lead, a backlog and a way to review code, and lack hands. If you would rather hand over a whole result, look at our application services. If you want to keep the person for good, a direct hire is cheaper after about a year.',
        ],
      },
    ],
    next: { label: 'Describe the people you need', href: '/contact-us', person: 'daniel-marsh' },
  },
  {
    path: '/products',
    title: 'Products',
    metaTitle: 'Product Development, From Task to Support',
    description:
      'How Cedarbridge turns a business task into a software product: we define the task, create the solution and support the client after launch.',
    lead: 'A product is software that keeps earning its place. We take yours through three stages, and each one ends with something you can judge before you pay for the next.',
    tabs: [
      {
        slug: 'define-the-task',
        label: 'Define the task',
        heading: 'Agree on the problem before the features',
        paragraphs: [
          'A product fails most often because it answers a question nobody asked. We spend two to four weeks with the people who will buy, use and run it. We watch the current way of working, count how often each case occurs, and put a dollar value on the time and errors.',
          'The result is a short document in plain language: who the product is for, what it must do in the first release, what it will not do, and how you will know that it works. A clickable prototype goes with it. You can take both to another vendor, and some clients do.',
        ],
        points: [
          'Interviews and observation on site or by video',
          'A first release small enough to finish',
          'Clickable prototype tested with five users',
          'Success measured by numbers you choose',
        ],
        picture: 'products-define-outline',
        alt: 'The outline of a bridge sketched over measured ground',
      },
      {
        slug: 'create-the-solution',
        label: 'Create the solution',
        heading: 'Working software from the second week',
        paragraphs: [
          'The team that defined the task builds it. In the second week the thinnest version of the product is already running in the environment where it will live, with sign-in, logging and backups. From there we add one finished piece at a time and show it to you every two weeks.',
          'We write automated tests along with the code and measure speed and accessibility in each build. A product that slows down or locks people out does not pass. Three to five of your users try each version and tell us what confuses them. You can change priorities at every demo; only the date and the budget stay put.',
        ],
        points: [
          'Running version in the second week',
          'Demo and priorities every two weeks',
          'Tests, speed and accessibility in every build',
          'Early users involved throughout',
        ],
        picture: 'products-create-span',
        alt: 'The two halves of a bridge deck meeting over water',
      },
      {
        slug: 'support-the-client',
        label: 'Support the client',
        heading: 'The product after launch',
        paragraphs: [
          'Launch is the first day the product meets everyone. For the first 30 days the whole team stays on it, watches the figures and fixes what real use brings up. Defects in our work are corrected at no charge for 90 days. After that you choose the level of support you need.',
          'Support means answering users, applying updates and watching costs. It also means telling you what people do with the product. Every quarter we report which features are used, which are ignored and what users keep asking for. Removing a feature is sometimes the best advice we have.',
        ],
        points: [
          'Full team for 30 days after launch',
          '90 days of free defect correction',
          'Quarterly report on real use',
          'Training and manuals for your own staff',
        ],
        picture: 'products-support-cables',
        alt: 'Bridge cables held by a row of people along the deck',
      },
    ],
    moment: {
      kind: 'steps',
      heading: 'You judge each stage before you pay for the next',
      steps: [
        {
          when: 'Weeks 1–4',
          title: 'A short document',
          text: 'Who it is for, what the first release does and does not do, and a prototype to click.',
        },
        { when: 'Week 6', title: 'It runs', text: 'The thinnest version, with sign-in, logging and backups.' },
        { when: 'Every 2 weeks', title: 'A demo', text: 'You change priorities. The date and the budget stay put.' },
        { when: 'Month 4', title: 'Launch', text: 'The whole team stays on it for 30 days.' },
        { when: '90 days', title: 'Free correction', text: 'Of defects in our work.' },
      ],
    },
    sections: [
      {
        heading: 'Who owns the product',
        paragraphs: [
          'You do. The source code, the designs, the data and the accounts are in your name from the start. We ask only to keep the right to reuse general tools that hold nothing of your business.',
        ],
      },
      {
        heading: 'What we have built this way',
        paragraphs: [
          'Recent products include a booking portal for a bus line, an ordering tool for the dealers of a parts distributor, and an intake tool that replaced paper forms in physical therapy practices. In each case the first release took less than four months.',
        ],
        points: [
          'Portals for customers, suppliers and members',
          'Scheduling, dispatch and field service tools',
          'Intake, approval and document workflows',
        ],
      },
    ],
    next: { label: 'Tell us about your product', href: '/contact-us', person: 'priscilla-montgomery' },
  },
]

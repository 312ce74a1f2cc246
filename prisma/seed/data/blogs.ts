import { blogImages } from './blog-images'

export type SeedBlog = {
  category_name: string
  title: string
  author: string
  daysAgo: number
  /** HTML of p, h2, h3, ul, ol, li, strong, em, a and blockquote only. */
  description: string
  image: string
  imageAlt: string
}

export const blogs: SeedBlog[] = [
  {
    category_name: 'Global Staffing',
    title: 'Two hours a day: making the overlap between Texas and Hyderabad work',
    author: 'Sunitha Rallapalli',
    daysAgo: 4,
    image: blogImages.twoSuns,
    imageAlt: 'Two half-circle clocks, one over a Texas skyline and one over Hyderabad arches, overlapping in a copper band',
    description: `<p>When it is nine in the morning in Dallas, it is half past seven in the evening in Hyderabad. In winter it is half past eight, because Texas changes its clocks and India does not. Those few numbers decide more about a shared team than any tool it buys.</p>
<p>We have run mixed teams between our two offices since the company was small, and most of our mistakes came from treating the overlap as a short working day. It is not. It is a handover.</p>
<h2>Choose the two hours and defend them</h2>
<p>Our teams keep a fixed window, from <strong>8:30 to 10:30 a.m. Central</strong>. In Hyderabad the working day starts at noon instead of nine, so that the window ends at nine in the evening in summer. Nobody works a night shift, and nobody is asked to be cheerful at six in the morning.</p>
<p>Three things belong in those two hours:</p>
<ul>
<li>questions that need an answer from a person and not from a page</li>
<li>decisions with more than one sensible outcome</li>
<li>pairing on whatever was hardest yesterday</li>
</ul>
<p>Status does not belong there. A status round with nine people uses a quarter of the only time they share, and everything said in it could have been read.</p>
<h2>Write the handover, not the report</h2>
<p>Each side ends its day with a short note in the ticket itself. Ours has three lines: what is done, what I would do next, and what could surprise you. The second line matters most. It lets the other side disagree before four hours of work go in the wrong direction.</p>
<blockquote><p>A good handover note answers the question that the reader has not yet thought of, at a time when the writer is asleep.</p></blockquote>
<h2>Split by outcome, never by layer</h2>
<p>The usual plan puts the interface in one country and the services in the other. Every change then crosses the ocean twice. We give each side whole features instead. It takes longer to set up, since both sides must know the full system, and it pays for itself within a quarter.</p>
<h2>Count the clock change</h2>
<p>On two Sundays a year the overlap moves by an hour. Put both dates in the calendar now and agree on who moves. In our teams Texas keeps its hours and Hyderabad starts an hour later in winter, with transport home arranged. You may decide otherwise, but decide before the Monday on which half the team is missing.</p>
<h2>Meet</h2>
<p>Two weeks a year in one room do what no calendar can. We plan the visits at the beginning of a piece of work, when the arguments are about purpose and not about blame. A flight costs less than one misunderstood requirement.</p>
<h3>A checklist for the first month</h3>
<ol>
<li>Agree on the window and put it in every calendar.</li>
<li>Move status into writing, and delete the meeting.</li>
<li>Give each side one feature to finish alone.</li>
<li>Read a week of handover notes together and improve the form.</li>
<li>Ask each person, in private, what the hours cost them at home.</li>
</ol>
<p>If you are building a team across both places, our <a href="/global-staffing">Global Staffing</a> page describes how we recruit and settle people on each side.</p>`,
  },
  {
    category_name: 'Staff Augmentation',
    title: 'Staff augmentation or outsourcing: decide by who carries the risk',
    author: 'Daniel Marsh',
    daysAgo: 11,
    image: blogImages.twoBanks,
    imageAlt: 'A team with one new member in copper on the left bank of a river and a separate building on the right, joined by a bridge',
    description: `<p>A client asked us last year for twelve developers. After an hour of conversation it was clear that he needed three developers and a supplier. The words had hidden the question, as they often do: <em>who will answer for the result?</em></p>
<h2>Two contracts, two promises</h2>
<p>In <strong>staff augmentation</strong> you rent skill. The people join your team, take work from your backlog and follow your way of building software. We promise that they can do the job, that they are paid and insured, and that we replace them if they cannot. The result is yours, and so is the risk.</p>
<p>In <strong>outsourcing</strong> you buy a result. The supplier chooses the people, the plan and often the tools. You agree on what will be delivered and how you will know that it is good. The supplier carries the risk of delivery, and you pay for that in the price and in a little less control.</p>
<h2>Four questions that settle most cases</h2>
<ol>
<li><strong>Do you have somebody to lead the work each day?</strong> Augmented staff without a lead drift politely. If your own lead is already full, add one, or outsource.</li>
<li><strong>Can you write down what done means?</strong> If the answer fits on five pages, a supplier can price it. If it changes every two weeks, you want people and not a contract.</li>
<li><strong>Is it your trade?</strong> Keep what sets you apart close to home. Payroll interfaces can be somebody else's craft.</li>
<li><strong>Will you need the knowledge afterwards?</strong> What your own team builds, it understands. What is delivered to you must be handed over, and handovers are always planned too short.</li>
</ol>
<h2>What each really costs</h2>
<p>The hourly rate of augmentation looks lower because part of the cost stays on your side. Count a lead for every five or six people, onboarding of two to four weeks, licenses, laptops and the time of your reviewers. In our experience this adds between a fifth and a third to the rate.</p>
<p>Outsourcing hides its cost in other places: writing the specification, the change requests that follow from it, the acceptance tests and the months in which your team learns what it has received. A fixed price is fixed only for what was written down.</p>
<h2>The middle way</h2>
<p>Many of our clients settle on a <em>managed team</em>. We bring five to eight people with their own lead and answer for their pace and quality. The client keeps the product decisions and the architecture. Payment is monthly, either side may change the size with thirty days of notice, and the code lives in the client's repository from the first day.</p>
<h2>Warning signs</h2>
<ul>
<li>An augmentation contract with penalties for late delivery. Somebody is confused about who leads.</li>
<li>An outsourcing contract paid by the hour. You have bought the risk back without noticing.</li>
<li>A supplier who never refuses an item on the list.</li>
<li>A team that cannot name the person who accepts its work.</li>
</ul>
<p>If you are unsure, start with two people for eight weeks. It is long enough to see how you work together and short enough to stop. How we choose and support them is described under <a href="/staff-augmentation">Staff Augmentation</a>.</p>`,
  },
  {
    category_name: 'Application Services',
    title: 'Before you modernize: ten weeks that make a legacy Java estate ready',
    author: 'Prakash Gundavaram',
    daysAgo: 19,
    image: blogImages.ringsCircuit,
    imageAlt: 'The growth rings of a tree trunk, one of them copper, turning into the lines of a circuit',
    description: `<p>Most Java estates we are shown have three ages at once: a core from the days of application servers, a ring of Spring applications from the years after, and some newer services on the outside. The wish is always the same, to be on a current release by next year. The projects that keep that promise begin with preparation, and it takes about ten weeks.</p>
<h2>Weeks 1 and 2: know what you have</h2>
<p>Make a list of every deployable, and for each one its Java version, its framework versions, its build, the last change and an owner who is still with the company. Do not trust the wiki. Ask the machines what is running and compare.</p>
<p>In a typical estate of sixty applications we find eight that nobody uses. <strong>Switching off is the cheapest modernization there is</strong>, so celebrate each one.</p>
<h2>Weeks 3 and 4: make the build honest</h2>
<p>A system that can only be built on one laptop cannot be changed safely. Before touching any code, each application should:</p>
<ul>
<li>build from a clean checkout with one command</li>
<li>take its dependencies from a repository you control, at fixed versions</li>
<li>run in a pipeline that anybody in the team can start</li>
<li>produce the same artifact that is in production today, proved by comparison</li>
</ul>
<h2>Weeks 5 to 7: put a net below it</h2>
<p>Old code seldom has tests, and writing unit tests for all of it is a way to spend a budget without reducing a risk. Write <em>characterization tests</em> at the edges instead. Record what the system answers today to a few hundred real requests, with personal data replaced, and let the new version give the same answers. Batch jobs are compared file by file.</p>
<p>Somebody will discover that the present behavior is wrong. Write it down and leave it alone. A migration that also corrects business rules cannot be verified by comparison.</p>
<h2>Weeks 8 and 9: measure the distance</h2>
<p>Now let tools look at the code. <strong>jdeps</strong> shows the use of internal APIs, <strong>jdeprscan</strong> what has been deprecated, and OpenRewrite can rehearse whole upgrades on a branch. Three findings decide most of the effort:</p>
<ol>
<li>the step from <em>javax</em> to <em>jakarta</em> packages, which touches everything that speaks to a web container</li>
<li>libraries that have no successor, often for reports, PDF or SOAP</li>
<li>reflection into parts of the platform that newer releases keep closed</li>
</ol>
<p>Estimate from two rehearsals, one on a small application and one on an ugly one. Estimates from averages are always wrong for the application that matters.</p>
<h2>Week 10: choose the order</h2>
<p>Sort by value and by pain, and begin with something in the middle: important enough that people notice, small enough to finish in a month. Move one release at a time, from 8 to 11 or 17 and then to 21 or later, and put each step into production. A branch that lives for half a year is a second estate.</p>
<blockquote><p>Modernization fails in the inventory more often than in the code.</p></blockquote>
<p>After these ten weeks you have a list, a net and a plan with numbers. Some clients carry on alone from there, and we are glad when they do. For the others we describe our way of working under <a href="/application-services">Application Services</a>.</p>`,
  },
  {
    category_name: 'Careers',
    title: 'Resume advice for trainees: what we look for in ninety seconds',
    author: 'Keziah Thompson',
    daysAgo: 26,
    image: blogImages.seedlingPage,
    imageAlt: 'A resume page beside steps that lead up to a young plant, with a person on the first step',
    description: `<p>Our recruiters in Austin and Hyderabad read about four hundred resumes a week. The first reading takes a minute and a half. That sounds harsh, but it is enough to find a good one, and you can do a great deal to be found.</p>
<h2>One page, one column, plain file</h2>
<p>At the start of a career one page is enough. Use a single column, since tables and text boxes come out shuffled when a system reads them. Save as PDF or DOCX and name the file after yourself: <em>divya-rao-java-trainee.pdf</em> is easier to find than <em>resume-final-2.pdf</em>.</p>
<p>Leave out the photograph, the date of birth, your father's name and the marital status. In the United States employers do not want to see them, and in India they no longer help.</p>
<h2>Projects first, if they are your experience</h2>
<p>A trainee's strongest section is usually projects. Describe two or three, and for each one answer four questions in four lines:</p>
<ol>
<li>What does it do, and for whom?</li>
<li>What did <strong>you</strong> build, as opposed to the team?</li>
<li>With what, and why that?</li>
<li>What would you do differently now?</li>
</ol>
<p>The fourth answer is the one we remember. It shows that you have thought about your own work, which is most of what we can teach you to do better.</p>
<h2>Verbs and numbers</h2>
<p>Compare two lines from real applications, changed a little:</p>
<ul>
<li>Responsible for testing activities in the college portal project.</li>
<li>Wrote 46 API tests for the fee module and found that receipts were issued twice when the network failed.</li>
</ul>
<p>Both describe the same six weeks. The second one gets a call.</p>
<h2>A skills list that you can defend</h2>
<p>List what you could be questioned on tomorrow. Three groups help the reader: what you use every week, what you have used in a project, and what you are learning. Do not rate yourself in stars or percentages. Nobody knows what four stars in SQL means, and the interviewer will try to find out.</p>
<h2>Gaps, marks and changes of course</h2>
<p>A gap is a fact and not a fault. One line is enough: <em>2024 to 2025, care of a family member, course in data analysis completed in the evenings.</em> If your marks are good, write them. If they are not, leave them out, and let the projects speak. If you come from another trade, say what it taught you. One of our best testers kept the books of a hotel for nine years.</p>
<h2>The message around it</h2>
<p>Three sentences are better than a letter: which position, why this one, and the one thing on the page that you want us to see. Write it freshly each time. We notice the name of another company more often than you would believe.</p>
<h3>Before you send it</h3>
<ul>
<li>Read it aloud once.</li>
<li>Open every link in a private window.</li>
<li>Call the telephone number on the page.</li>
<li>Ask a friend to read it for ninety seconds and to tell you who you are.</li>
</ul>
<p>Then look at the <a href="/applied-jobs">open positions</a>. Those marked 0 to 1 year are meant for you, even if you do not meet every line. If you would like to train first, our <a href="/technology-trainings">Technology Trainings</a> include two resume reviews with a recruiter.</p>`,
  },
  {
    category_name: 'Consulting',
    title: 'From Hyperion to cloud EPM: plan the close before you plan the project',
    author: 'Victor Amadi',
    daysAgo: 37,
    image: blogImages.cloudLedger,
    imageAlt: 'Five server towers on the ground connected by dotted lines to a cloud that holds a bar chart',
    description: `<p>Finance teams rarely love their Hyperion system, but they trust it. It has closed the books every month for ten or fifteen years, and everybody knows where it hurts. A move to cloud EPM must earn the same trust in a few months. The way to do that is to plan backwards from the close.</p>
<h2>Start with a calendar, not with a module list</h2>
<p>Write down your financial calendar for the next eighteen months: month ends, quarters, the budget, the audit, the holidays of the people who matter. Mark the closes you cannot disturb. What remains are the windows in which a project can ask finance for time. There are fewer than the plan assumes.</p>
<p>A pattern that has worked for us in companies with twenty to sixty entities:</p>
<ol>
<li>design in the quiet weeks after the second quarter</li>
<li>build during the third quarter, with one controller released for two days a week</li>
<li>two parallel closes on ordinary months</li>
<li>a third one on a quarter end</li>
<li>go-live with the first month of the new year</li>
</ol>
<h2>Do not carry everything across</h2>
<p>An old application is a museum. In one planning system we counted 240 business rules, of which 61 had run in the last year. Sort rules, forms and reports into three heaps: <strong>used and understood, used and not understood, not used</strong>. The first heap is rebuilt, the third is archived, and the second is where you spend your best people.</p>
<p>The same holds for history. Three years of detailed data and seven years of totals satisfy most auditors and most questions. Ask yours early, and get the answer in writing.</p>
<h2>Mappings are the project</h2>
<p>Screens are configured in weeks. What takes months is to agree on what an account, an entity or a cost center means after the move. Give the mapping one owner in finance and not in IT, keep it in one place under version control, and let every change carry a name and a reason.</p>
<h2>Parallel closes that prove something</h2>
<p>A parallel close is not finished when the totals agree. Compare at three levels:</p>
<ul>
<li>the consolidated statements, to the cent</li>
<li>each entity in its own currency</li>
<li>the intercompany eliminations and the translation differences, one by one</li>
</ul>
<p>Every difference receives an explanation with an owner: an error in the new system, an error in the old one, or a decision. You <em>will</em> find errors in the old one. Agree beforehand who may decide what happens to them.</p>
<h2>Think about the people who run it</h2>
<p>In the cloud the vendor installs updates every month, whether or not it suits your close. Somebody must read the release notes, test in the second environment and warn the users. It is about three days a month, and it should be in a job description before go-live.</p>
<blockquote><p>The first close that nobody talks about is the day on which the project has ended.</p></blockquote>
<p>The on-premises releases are still supported, so there is time to do this properly. Use it for the mapping. Our consultants can take the lead or sit on your side of the table beside another partner; <a href="/consulting">Consulting</a> describes how we begin.</p>`,
  },
  {
    category_name: 'Global Staffing',
    title: 'What contract-to-hire really costs, with the arithmetic',
    author: 'Angela Whitcomb',
    daysAgo: 48,
    image: blogImages.balance,
    imageAlt: 'A balance with stacks of coins in one pan and a person in the other',
    description: `<p>Contract-to-hire sounds like a free trial. It is not free, and it is not quite a trial either. It is a sensible way to fill some positions and an expensive way to fill others. Here is the arithmetic we show to clients, with a real example from Dallas and round numbers.</p>
<h2>The example</h2>
<p>You need a mid-level Java engineer. The market salary is $115,000. As a contractor the same person earns $52 an hour, and the bill rate is <strong>$72 an hour</strong>. The difference of $20 is not all margin. About $6 goes to payroll taxes, insurance and statutory benefits, and the remaining $14 pays for recruiting, administration, the time between assignments and profit.</p>
<p>The trial lasts 26 weeks, which is 1,040 hours:</p>
<ul>
<li>contract period: 1,040 hours at $72, or <strong>$74,880</strong></li>
<li>conversion fee after the full period: nothing, in our standard terms</li>
</ul>
<p>Now the same engineer as a direct hire for the same half year:</p>
<ul>
<li>half of the salary: $57,500</li>
<li>benefits and employer taxes at 25 percent: $14,375</li>
<li>placement fee of 20 percent of the yearly salary: $23,000</li>
<li>together: <strong>$94,875</strong></li>
</ul>
<p>On paper, contract-to-hire saves almost $20,000 in the first half year. If it goes wrong, you have saved a good deal more.</p>
<h2>What the paper leaves out</h2>
<p><strong>The pool is smaller.</strong> People who have a permanent position seldom leave it for a contract. For senior roles we expect about a third of the candidates that a direct search would bring, and the strongest are often among those who stay away.</p>
<p><strong>The contractor keeps looking.</strong> Without a word about the future, a good one has another offer by month four. The replacement costs you the onboarding twice, which for a mid-level engineer is around five weeks of salary.</p>
<p><strong>Early conversion has a price.</strong> Most agreements charge a fee that falls with the hours worked. Ours goes from 20 percent on the first day to nothing after 1,040 hours, in equal monthly steps. Ask for the table before you sign, and be careful with agreements that have none.</p>
<h2>When it is worth it</h2>
<ul>
<li>The budget for a permanent position comes next year, and the work cannot wait.</li>
<li>The skill is new to you, and nobody in the house can judge it in an interview.</li>
<li>The role itself is uncertain: you know the project but not what follows.</li>
</ul>
<h2>When it is not</h2>
<ul>
<li>You are hiring a leader. Nobody follows a manager who is on trial.</li>
<li>You compete for scarce people. Pay the fee and hire them.</li>
<li>You intend to convert nobody. That is plain contracting, and it is kinder to say so.</li>
</ul>
<h2>Three sentences for the first day</h2>
<p>Tell the contractor what decides about conversion, when you will decide, and what the salary would be. We write these sentences into the assignment letter. Since we began to do so, four in five of our contract-to-hire engineers have converted, and the fifth usually knew by the second month.</p>
<p>If you want to run the numbers for your own position, <a href="/contact-us">send us the salary and the city</a>. The answer is one page long.</p>`,
  },
  {
    category_name: 'Hiring',
    title: 'How to write a job post that gets applications from the right people',
    author: 'Keziah Thompson',
    daysAgo: 60,
    image: blogImages.openPost,
    imageAlt: 'People walking toward a large job post with a copper button',
    description: `<p>We publish several hundred posts a year for clients, and we see how many people open each one, how many apply and how many of those are invited. Company names matter less than one would think. The text matters more.</p>
<h2>The title is a search term</h2>
<p>People search for <em>Java Developer</em>. They do not search for <em>Java Rockstar</em>, <em>Engineer III (Level B)</em> or <em>Immediate Requirement!!</em> Use the title that colleagues in other companies would use, add the one speciality that separates this job from its neighbors, and stop.</p>
<h2>State the pay</h2>
<p>Posts with a range receive about twice as many applications on our portal, and more of them fit. Several US states require a range by law in any case. If your range is wide because two levels are possible, say so and give both. If you truly cannot publish it, say when the candidate will learn it.</p>
<h2>The first paragraph answers one question</h2>
<p>The question is <em>what will I be doing, and does it matter?</em> Compare:</p>
<ul>
<li>We are a dynamic, fast-growing organization seeking a motivated professional.</li>
<li>You will join a team of four that keeps 184 grocery stores selling when the network is down.</li>
</ul>
<p>The second needs no adjectives. Numbers, names of things and the size of the team do the work.</p>
<h2>Responsibilities: six are enough</h2>
<p>Begin each with a verb and describe results instead of activities. If you have fourteen, you are describing two jobs, or copying the last post. Write down what the person will have finished after half a year. It is the best test of whether you know what you need.</p>
<h2>Requirements: divide by two</h2>
<p>Every line excludes somebody. Ask of each one whether you would refuse an otherwise excellent person without it. If not, it is a wish, and wishes go under their own heading. Years of experience deserve special suspicion, because they measure patience. For many candidates, and for women more often than for men according to our own figures, the long list is where they stop reading.</p>
<h2>Say how and where</h2>
<ol>
<li><strong>Place:</strong> the city, how many days on site, and for remote work the countries or states in which you can employ.</li>
<li><strong>Time:</strong> shifts, on-call duty and meetings across time zones.</li>
<li><strong>Terms:</strong> permanent or contract, its length, and the notice period you can accept.</li>
<li><strong>Process:</strong> the steps and how long they take.</li>
</ol>
<p>The last point is rarely given and always appreciated. A candidate who knows that there are three conversations and an answer within ten days will wait for it.</p>
<h2>Read it as the candidate does</h2>
<p>On a phone, on a bus, with one hand. Short lines, real lists and nothing that must be opened in another window. Then answer every applicant. Your next post will be read by their friends.</p>
<blockquote><p>A job post is the first piece of work that your company shows to a colleague.</p></blockquote>
<p>You can publish a position with us in about five minutes under <a href="/hirefromus">Hire from Us</a>. A recruiter reads each post before it goes live, and writes back if a sentence can be better.</p>`,
  },
  {
    category_name: 'Consulting',
    title: 'Choosing a Salesforce partner: nine questions for the second meeting',
    author: 'Priscilla Montgomery',
    daysAgo: 75,
    image: blogImages.overlapCheck,
    imageAlt: 'Two circles of growth rings with a person in each, overlapping in a field with a copper check mark',
    description: `<p>In the first meeting every partner is good. There are slides, certificates and a list of familiar names. The second meeting is the one in which you choose, and it goes better with questions that slides cannot answer. These are the nine we would ask, including of ourselves.</p>
<h2>About the people</h2>
<ol>
<li><strong>Who exactly will do the work, and may we speak with them today?</strong> The team in the room should be the team on the project. If it is not settled yet, ask for two names and a date.</li>
<li><strong>Which part of it will be done by others?</strong> Subcontracting is normal. Finding out in the fourth month is not.</li>
<li><strong>Who left your last project, and what happened then?</strong> People leave. You want to hear about the handover and not that it never happens.</li>
</ol>
<h2>About the work</h2>
<ol>
<li><strong>What would you leave out of our list?</strong> A partner who wants to build all of it has not read it. The standard product covers more than most lists assume, and every custom part must be carried through three releases a year.</li>
<li><strong>How does a change get from a developer to production?</strong> Listen for version control, a pipeline, a test environment with realistic data and a way back. If the answer contains <em>change sets on Friday</em>, keep listening, but not for long.</li>
<li><strong>What will our data look like after the migration?</strong> Duplicates, old owners and free text in date fields cost more than any feature. A good partner asks to see a sample before giving a price.</li>
</ol>
<h2>About the end</h2>
<ol>
<li><strong>What will our administrator be able to do alone, and when?</strong> Training in the last week is a farewell and not a handover. Ask for your administrator to build some of it from the first month.</li>
<li><strong>Which client of our size may we call without you in the line?</strong> Ask that client what happened when something went wrong, because something did.</li>
<li><strong>When would you advise us to stop?</strong> The answer tells you whether they have thought about your interest in the matter.</li>
</ol>
<h2>How to read an offer</h2>
<p>Put the offers side by side and compare assumptions before prices. One assumes that you clean the data, another that you write the test cases, a third that nobody needs reports. When you have added the missing work to each, the cheapest is often in the middle.</p>
<p>Look at the rhythm of payment as well. A sound arrangement pays for results that you can see on the screen every two or three weeks, with the last tenth due after a month of ordinary use.</p>
<h2>Try before you marry</h2>
<p>Give the best two a small paid task on your own data: one process, one integration, two weeks. You will learn how they ask, how they write and how they tell you bad news. It costs less than the difference between a good and a mediocre year.</p>
<blockquote><p>Certificates say that people have learned. References say that they have listened.</p></blockquote>
<p>We are a Salesforce partner for companies of fifty to two thousand users, and we are glad to answer all nine. The way we begin such an engagement is described under <a href="/consulting">Consulting</a>.</p>`,
  },
]

-- CreateEnum
CREATE TYPE "SampleOrigin" AS ENUM ('DEMO', 'ACTIVITY');

-- CreateEnum
CREATE TYPE "SampleChangeKind" AS ENUM ('ADD', 'REMOVE');

-- CreateTable
CREATE TABLE "SampleRow" (
    "model" TEXT NOT NULL,
    "rowId" INTEGER NOT NULL,
    "origin" "SampleOrigin" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SampleRow_pkey" PRIMARY KEY ("model","rowId")
);

-- CreateTable
CREATE TABLE "SampleChange" (
    "id" INTEGER NOT NULL,
    "kind" "SampleChangeKind" NOT NULL,
    "adminId" INTEGER NOT NULL,
    "adminName" TEXT NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),
    "error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SampleChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SampleRow_origin_model_idx" ON "SampleRow"("origin", "model");

-- Marks the demo company in installations from before there were marks, by the emails and titles that its seed wrote.
-- All of these addresses are in the reserved domain .example, so none of them belongs to anyone.
INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'Seeker', "id", 'DEMO' FROM "Seeker" WHERE "email" IN (
  'erica.stanhope@post.example', 'jagadeesh.nalla@mail.example', 'gopal.murthy@mail.example',
  'divya.sreenivasan@mail.example', 'kiarat86@mail.example', 'h.talluri@mail.example',
  'aishwarya_menon@inbox.example', 'caleb.ostrander@post.example', 'kavyas90@mail.example',
  'vaishnavi.jadhav@inbox.example', 'akhil.varghese@post.example', 'kevin.tran@webmail.example',
  'monique.harding@mail.example', 'priyanka_ghosh@webmail.example', 'venkatesh.gudipati@webmail.example',
  'thuy.pham@post.example', 'a.pradhan@mail.example', 'jordan.mcallister@mail.example',
  'raghav.sethi@webmail.example', 'gautams91@mail.example', 'brooke.castellanos@mail.example',
  'patrick.dunleavy@webmail.example', 'preethi.somasundaram@mail.example', 'tyler.bankston@mail.example',
  'dinesh.chandran@post.example', 'pavan.dasari@webmail.example', 'mounika.eluri@post.example',
  'trisha.lobo@mail.example', 'anirudh.kashyap@webmail.example', 'dante.freeman@inbox.example',
  'charan.pulipati@mail.example', 'haritha.yalamanchili@post.example', 'samuel_adeyemi@mail.example',
  'shalini.krishnaswamy@mail.example', 'sana.mirza@mail.example', 'ananya_reddy@post.example',
  'swathik94@mail.example', 'vishal_rathore@mail.example', 'mohammed.ali@mail.example', 'alicia.montoya@mail.example',
  'jasmine.whitfield@mail.example', 'hitesh_solanki@mail.example', 'pranav.dixit@mail.example',
  'isaiah.merriweather@mail.example', 'rachel.zimmerman@webmail.example', 'u.bandaru@mail.example',
  'derek.lindqvist@post.example', 'shreya.mukherjee@mail.example', 'aravind.subramanian@mail.example',
  'g.fuentes@mail.example', 'santosh_hegde@mail.example', 'a.pillai@inbox.example', 'keerthanap89@mail.example',
  'praveen_adepu@mail.example', 'l.gupta@mail.example', 'zoya_ansari@post.example', 'sonalt85@mail.example',
  'naomi.eastwood@mail.example', 'rekha.naidu@mail.example', 'sindhu_kommineni@post.example',
  'siddharth_iyer@mail.example', 'jyoti.rawat@webmail.example', 'm.rao@post.example', 'n.bose@mail.example',
  'i.qureshi@inbox.example', 'g.nakamura@post.example', 'hannah.brightwell@mail.example', 'rohanp93@webmail.example',
  'chaitanya.bommareddy@mail.example', 'chloe_vanderberg@webmail.example', 'sai_vemula@mail.example',
  'arjun.mehta@mail.example', 'deepika.sundaram@mail.example', 'r.kolluri@mail.example',
  'karan.malhotra@mail.example', 'anjali.nambiar@webmail.example', 'pooja.nandakumar@inbox.example',
  'abdul.siddiqui@mail.example', 'nikhil.bhatnagar@mail.example', 'monica.fernandes@inbox.example',
  'aditya_joshi@mail.example', 'ritu_chauhan@inbox.example', 'ishita.banerjee@post.example',
  'tejaswini_gundu@mail.example', 'manasa.vuppala@webmail.example', 'simone.lafleur@post.example',
  'ethan.prescott@inbox.example', 'harika.chintala@mail.example', 'surya_marri@inbox.example',
  'omar.haddad@mail.example', 'renee_thibodeaux@mail.example', 'sneha_kulkarni@mail.example',
  'nehas85@webmail.example', 'joseph.kurian@mail.example', 'rizwan.pasha@mail.example',
  'brandon.kowalczyk@mail.example', 'prateek_agarwal@post.example', 'balaji.ranganathan@mail.example',
  'luis.carranza@mail.example', 'farhan.shaikh@mail.example', 'srinath.kodali@mail.example',
  'r.bhardwaj@mail.example', 'victor.salinas@inbox.example', 'manoj.tiwari@post.example', 'fathimaz96@post.example',
  'marisol_quintero@post.example', 'sravani.muppidi@webmail.example', 'bindu_arava@mail.example',
  't.grover@mail.example', 'nithya_raghavan@post.example', 'gayathri.venkatesan@mail.example',
  'naveen.yadav@webmail.example', 'vamshi.gaddam@mail.example', 'wesleyg88@mail.example',
  'sudheer.paruchuri@webmail.example', 'rahul.deshpande@inbox.example', 'b.thota@webmail.example',
  'austin.rademacher@webmail.example', 'sameer.kulshrestha@post.example', 'yashwanth.gorla@post.example',
  'noahd88@mail.example', 'lakshmi.boddu@mail.example', 'olivia.steadman@mail.example', 'paige.holloway@mail.example',
  'ganesh.pothula@inbox.example', 'ayesha.tabassum@inbox.example', 'vignesh_muthukumar@mail.example',
  'madhuri_pasupuleti@mail.example'
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'Posting', "id", 'DEMO' FROM "Posting" WHERE "email" IN (
  'aditi.deshmukh@vellorabank.example', 'avery.sandoval@quillmark.example', 'bianca.rutherford@lumenforge.example',
  'caroline.ashdown@orchardandpine.example', 'curtis.bramlett@tallgrass-freight.example',
  'denise.okafor@harborpoint-health.example', 'harish.b@mayuralogistics.example',
  'ingrid.sorrell@halden-motion.example', 'jonah@verityledger.example', 'karthikeyan.s@pallavanmotors.example',
  'leonard.pruitt@sabinecivic.example', 'marcus.yarborough@kestrel-telecom.example',
  'meenakshi.rangan@sanjeevika.example', 'megan.whitlock@ridgeline-analytics.example',
  'nandini.gowda@haritvan.example', 'patrick.delacroix@solwind-energy.example',
  'rosalind.trevino@mesquite-mutual.example', 'srilatha.vemuri@dakshinpay.example',
  'tamara.hollis@northfork-grocers.example', 'vinod.kurup@neelgiricloud.example'
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'Application', a."id", 'DEMO' FROM "Application" a
JOIN "SampleRow" s ON s."model" = 'Seeker' AND s."rowId" = a."seekerId"
JOIN "SampleRow" p ON p."model" = 'Posting' AND p."rowId" = a."postingId";

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'Partner', "id", 'DEMO' FROM "Partner" WHERE "email" IN (
  'gregory.ashworth@northgate-systems.example', 'shobha.n@tungabridge.example', 'elena@quartzline.example',
  'rajesh.ponnappa@coorgstack.example', 'whitney.calloway@pecangrove-software.example',
  'devendra.solanke@sahyadri-erp.example', 'courtney.blaylock@fieldstone-it.example',
  'mathew.tharakan@periyarworks.example', 'lorraine@signalpine.example', 'anupama.sridhar@kanchisoft.example',
  'terrence.galloway@bluestem-talent.example', 'farida.contractor@arkavati.example',
  'dominic.haverford@lanternbay.example'
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'Blog', "id", 'DEMO' FROM "Blog" WHERE ("title", "author") IN (
  ('Two hours a day: making the overlap between Texas and Hyderabad work', 'Sunitha Rallapalli'),
  ('Staff augmentation or outsourcing: decide by who carries the risk', 'Daniel Marsh'),
  ('Before you modernize: ten weeks that make a legacy Java estate ready', 'Prakash Gundavaram'),
  ('Resume advice for trainees: what we look for in ninety seconds', 'Keziah Thompson'),
  ('From Hyperion to cloud EPM: plan the close before you plan the project', 'Victor Amadi'),
  ('What contract-to-hire really costs, with the arithmetic', 'Angela Whitcomb'),
  ('How to write a job post that gets applications from the right people', 'Keziah Thompson'),
  ('Choosing a Salesforce partner: nine questions for the second meeting', 'Priscilla Montgomery')
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'ContactMessage', "id", 'DEMO' FROM "ContactMessage" WHERE "email" IN (
  'stephanie.rourke@brazoslending.example', 'mahesh.tummala@mail.example', 'gloria.espinoza@cityofalderbrook.example',
  'nikhil.b@postbox.example', 'howard.lindgren@prairiefabrication.example', 'sarita.kamath@deccanherbal.example'
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'DemoRegistration', "id", 'DEMO' FROM "DemoRegistration" WHERE "email" IN (
  'rohini.maddela@mail.example', 'trevor.haskins@inbox.example', 'sanjana.kotwal@mail.example',
  'faisal.merchant@webmail.example', 'lindsay.corbett@mail.example'
);

INSERT INTO "SampleRow" ("model", "rowId", "origin")
SELECT 'JobPost', "id", 'DEMO' FROM "JobPost" WHERE "candidateEmail" IN (
  'andre.fontenot@mail.example', 'jayanth.mulukutla@mail.example', 'celeste.arredondo@inbox.example',
  'mikhail.braverman@mail.example', 'revathi.elangovan@webmail.example'
);

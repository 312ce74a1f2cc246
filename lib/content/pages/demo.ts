export const demoWords = {
  heading: 'Register for a demo session',
  description:
    'Register for a live or recorded demo session of a Cedarbridge technology training: meet the trainer, see the lab and ask questions first.',
  lead: 'See a class before you pay for one.',
  promise: 'No charge and no obligation.',
  points: [
    'A live session lasts an hour, in the evening US Central time, and leaves 20 minutes for your questions.',
    'A recorded session arrives as a link by email and can be watched as often as you like.',
    'The trainer who holds the demo is the one who holds the class.',
    'We write to you by email to ask which of the eight tracks you want to see.',
  ],
  picture: 'home-technology-trainings',
}

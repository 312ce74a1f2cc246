/** The first admin of the filmed site. */
export const owner = {
  name: 'Rosa Delgado',
  email: 'rosa@sundialcare.example',
  password: 'harbor-pilots-and-lighthouses',
}

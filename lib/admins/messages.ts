/** What is said about the accounts of admins. */
export const adminMessages = {
  invited: 'The invitation is on its way.',
  notInvited: 'The invitation could not be sent. Please try again.',
  isAdmin: 'Somebody with this address is an admin already.',
  withdrawn: 'Invitation withdrawn.',
  notWithdrawn: 'The invitation could not be withdrawn. Please try again.',
  deadLink: 'This invitation has been used, withdrawn or is too old. Ask an owner for a new one.',
  accepted: 'Welcome. Please log in with your new password.',
  roleChanged: 'Role changed.',
  notChanged: 'The role could not be changed. Please try again.',
  lastOwner: 'This is the last owner. Make somebody else an owner first.',
  askRemove: 'Remove this admin? They are signed out at once and cannot sign in again.',
  removed: 'Admin removed.',
  notRemoved: 'The admin could not be removed. Please try again.',
  askRole: (name: string, role: string) => `Make ${name} ${role}? It counts from their next click on.`,
  askWithdraw: 'Withdraw this invitation? Its link stops working.',
  notYourself: 'Ask another owner to change or remove your own account.',
} as const

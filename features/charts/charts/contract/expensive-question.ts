/** What every call behind a chart says of itself. */
export const expensiveQuestion = {
  open: true,
  method: 'POST',
  access: 'member',
  permission: 'charts.view',
  cost: 'expensive',
  reads: true,
} as const

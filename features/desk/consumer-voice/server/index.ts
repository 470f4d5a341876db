export { complaintsServer, complaintsWorker, pushComplaints } from './complaints.ts'
export { pushReviews, reviewsServer, reviewsWorker } from './reviews.ts'
export { sumOfComplaints } from './sum-complaints.ts'
export { sumOfReviews } from './sum-reviews.ts'

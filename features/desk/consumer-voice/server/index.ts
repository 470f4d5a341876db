export { complaintsServer, complaintsWorker, pushComplaints } from './complaints.ts'
export { pushReviews, reviewsServer, reviewsWorker } from './reviews.ts'

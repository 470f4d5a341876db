-- The pipeline vacuums what newcomers are compared with as it grows, so that it is looked up in its index alone (docs/decisions/0009).
GRANT MAINTAIN ON article_shingles TO guanlan_worker;

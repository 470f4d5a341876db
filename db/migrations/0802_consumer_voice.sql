-- Complaints and reviews are two declarations of one feature, features/desk/consumer-voice. Only comments: nothing is locked for long.
COMMENT ON TABLE complaints IS 'owner: consumer-voice';
COMMENT ON TABLE word_of_mouth IS 'owner: consumer-voice';

-- Searches read many of these rows, but not their texts. Storing long texts apart keeps the rows narrow. Resumes that were
-- read before are stored apart once they're read again.
ALTER TABLE "ResumeText" SET (toast_tuple_target = 128);

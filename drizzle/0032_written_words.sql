-- Words are parted and joined by other rules ('NR 17', 'P.J.', a dash between numbers), so all are read anew.
UPDATE "blog_posts" SET "search_words" = NULL;

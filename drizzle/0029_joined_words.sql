-- Words without the signs within them ('wifi' of 'Wi-Fi') are read anew with the others.
UPDATE "blog_posts" SET "search_words" = NULL;

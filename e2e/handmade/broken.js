/** A module that never gets to its exports. */
throw new Error('Broken while it loads');

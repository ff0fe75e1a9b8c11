/** What the API takes and answers. Written by the API's build. */
export interface paths {
    "/api/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["resetAccountFactors"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endAccountSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/accounts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/changes/{change}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["undoChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProductOrder"];
        put: operations["orderProducts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/{id}/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["publishCollection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteCollections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCollectionOrder"];
        put: operations["orderCollections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/collection/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminColor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceColor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteColors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/colors/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarColors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getContentBlock"];
        /** Saves a draft, which shoppers do not see. */
        put: operations["saveContentDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["discardContentDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link to the site as it is prepared. */
        post: operations["previewContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["publishContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getContentVersion"];
        put?: never;
        post?: never;
        delete: operations["withdrawContentVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/content/{block}/versions/{id}/revert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["revertContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getEnquiry"];
        put: operations["updateEnquiry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enquiries/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replyToEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enquiries/assignees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom enquiries can be assigned to. */
        get: operations["listAssignees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/enquiries/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminFinishings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminFinishing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceFinishing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteFinishings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportFinishings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/finishing/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarFinishings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminFrameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminFrameType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceFrameType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteFrameTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportFrameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/frametype/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarFrameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listInvitations"];
        put?: never;
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["withdrawInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["retryMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminMaterial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteMaterials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/materials/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarMaterials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPictures"];
        put?: never;
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Also needs the permission to change what shows the picture. */
        post: operations["replacePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/media/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes unused pictures out of the library; the sweep deletes their files. */
        post: operations["removePictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteSubscriber"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["duplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/{id}/published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["publishProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["editProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/import/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listProductsLeftOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewProductImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases/{app}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getRelease"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases/{app}/canary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["endCanary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases/{app}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/releases/{app}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["rollBackRelease"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listReplyTemplates"];
        put?: never;
        post: operations["createReplyTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reply-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getReplyTemplate"];
        put: operations["updateReplyTemplate"];
        post?: never;
        delete: operations["deleteReplyTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminShapes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getAdminShape"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape/{id}/replace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["replaceShape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteShapes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportShapes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shape/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Values that a new one may repeat. */
        get: operations["findSimilarShapes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listAdminStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["importStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/import/left-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["listStoresLeftOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["previewStoreImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/store/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stores that a new one may repeat. */
        get: operations["listSimilarStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The labels and messages of the live releases, mails and small pages, as their code has them: what the content of the site can change. */
        get: operations["listSiteTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTrash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["deleteFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/trash/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["restoreFromTrash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listTableViews"];
        put?: never;
        post: operations["createTableView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateTableView"];
        post?: never;
        delete: operations["deleteTableView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Only shows a button, as mail scanners follow links. */
        get: operations["showAddressConfirmation"];
        put?: never;
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendAddressConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["removeFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["addTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/factors/totp/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In the body, as a query would be logged. */
        post: operations["checkInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** 200 with null without a session. (DECISIONS, Screens: who is signed in) */
        get: operations["getCurrentAccount"];
        put?: never;
        post?: never;
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers the same whether the address had an account or not. (DECISIONS, Data: unique names) */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** In the body, as a query would be logged. */
        post: operations["checkPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["verifySession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["startVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/step-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For what cannot be repeated, such as a download. */
        get: operations["checkStepUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["syncWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["downloadCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getCatalogueProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCategories"];
        put?: never;
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateCategory"];
        post?: never;
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCollections"];
        put?: never;
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/collection/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateCollection"];
        post?: never;
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listColors"];
        put?: never;
        post: operations["createColor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/colors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateColor"];
        post?: never;
        delete: operations["deleteColor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The blocks of a page, as they are published now. */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["sendEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFinishings"];
        put?: never;
        post: operations["createFinishing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finishing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateFinishing"];
        post?: never;
        delete: operations["deleteFinishing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frametype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listFrameTypes"];
        put?: never;
        post: operations["createFrameType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/frametype/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateFrameType"];
        post?: never;
        delete: operations["deleteFrameType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counted by AuthService: a known device by itself, whatever its network sends. */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/materials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listMaterials"];
        put?: never;
        post: operations["createMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/materials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateMaterial"];
        post?: never;
        delete: operations["deleteMaterial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Without a query the whole list, with `ids` these products, else a page of results with facets. */
        get: operations["listProducts"];
        /** The id is in the body. (SPEC 7) */
        put: operations["updateProduct"];
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listProductIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["reportVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listShapes"];
        put?: never;
        post: operations["createShape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shape/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["updateShape"];
        post?: never;
        delete: operations["deleteShape"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listSocialPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Without a query the whole list, else a page of results. */
        get: operations["listStores"];
        put?: never;
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getStore"];
        put: operations["updateStore"];
        post?: never;
        delete: operations["deleteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["exportStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listStoreIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/pincodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPincodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/store/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["listPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["suggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["shareWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlists/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["getSharedWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["isLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database and storage respond, and the process is not stopping. */
        get: operations["isReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Only shows a button, as mail scanners follow links. */
        get: operations["showSubscriptionConfirmation"];
        put?: never;
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showSubscribed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["showUnsubscription"];
        put?: never;
        /** Also called by mail programs. (RFC 8058) */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Account: {
            account_id: number;
            /** @description Whether a link that was mailed to the address was used. */
            confirmed: boolean;
            email: string;
            /**
             * @description 'admin' for every role of the admin.
             * @enum {string}
             */
            role: "customer" | "admin";
            /**
             * @description Only while the session lacks its second factor.
             * @enum {string}
             */
            second_factor?: "verify" | "enrol";
            /**
             * @description Null for customers.
             * @enum {string|null}
             */
            staff_role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | null;
            username: string;
        };
        AccountBody: {
            /** @enum {string} */
            role?: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
            /** @enum {string} */
            status?: "active" | "disabled";
            version?: number;
        };
        AccountPage: {
            items: components["schemas"]["AdminAccount"][];
            page: number;
            pageSize: number;
            total: number;
        };
        AccountWishlist: {
            items: components["schemas"]["WishlistItem"][];
        };
        AddedFactorResponse: {
            created_at: string;
            factor_id: number;
            /** @enum {string} */
            kind: "passkey" | "totp";
            last_used_at: string | null;
            message: string;
            name: string;
            recovery_codes: string[];
        };
        AdminAccount: {
            account_id: number;
            created_at: string;
            email: string;
            /** @description Second factors. */
            factors: number;
            /** @enum {string} */
            role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
            sessions: number;
            /** @enum {string} */
            status: "active" | "disabled";
            username: string;
            version: number;
        };
        AdminCategory: {
            category_id: number;
            category_name: string;
            version: number;
        };
        AdminCollection: {
            collection_desc: string;
            collection_id: number;
            collection_image: string;
            collection_name: string;
            ends_at: string | null;
            picture: components["schemas"]["Picture"];
            /** @description In the order of listings. */
            position: number;
            published: boolean;
            starts_at: string | null;
            version: number;
        };
        AdminColor: {
            color_code: string;
            color_id: number;
            color_name: string;
            version: number;
        };
        AdminContent: {
            /** @enum {string} */
            block: "site-announcement" | "site-contact" | "site-footer" | "site-wording" | "home-hero" | "home-goldi" | "home-categories" | "home-colours" | "home-tiles" | "home-craft" | "home-package" | "home-catalogue" | "home-search" | "listing-promotions" | "listing-search" | "search-banners" | "stores-search" | "login-picture" | "about-banner" | "about-stories" | "about-search" | "warranty-banner" | "warranty-promise" | "warranty-terms" | "warranty-care" | "warranty-search" | "privacy-terms" | "privacy-search";
            content_name: string;
            draft: boolean;
            live: {
                [key: string]: unknown;
            };
            value: {
                [key: string]: unknown;
            };
            version: number;
            /** @description The latest start first. */
            versions: components["schemas"]["ContentVersionRow"][];
        };
        AdminFinishing: {
            finishing_id: number;
            finishing_name: string;
            version: number;
        };
        AdminFrameType: {
            frame_type_id: number;
            frame_type_img: string;
            frame_type_name: string;
            picture: components["schemas"]["Picture"];
            version: number;
        };
        AdminMaterial: {
            material_id: number;
            material_name: string;
            version: number;
        };
        AdminOverview: {
            changes?: components["schemas"]["OverviewChange"][];
            collection_change?: components["schemas"]["CollectionChange"] | null;
            enquiries?: components["schemas"]["OverviewEnquiry"][];
            few_pictures?: components["schemas"]["FewPicturesFigures"];
            mails?: components["schemas"]["MailFigures"];
            /** @description Of the same weeks as `weeks`, like `searches`. */
            most_wished?: components["schemas"]["WishedProduct"][];
            new_enquiries?: number;
            products?: components["schemas"]["ProductFigures"];
            /** @description Rows by kind. */
            reference?: {
                category: number;
                collection: number;
                color: number;
                finishing: number;
                "frame type": number;
                material: number;
                shape: number;
            } & {
                [key: string]: number;
            };
            searches?: components["schemas"]["Searches"];
            stores?: components["schemas"]["StoreFigures"];
            /** @description The first records whose texts have characters that no font of the catalogue PDF has. */
            unprintable?: components["schemas"]["Unprintable"][];
            /** @description Reference data without products. */
            unused?: components["schemas"]["UnusedFigures"];
            weeks: components["schemas"]["OverviewWeek"][];
        };
        AdminProduct: {
            bridge_mm: number | null;
            category_id: number;
            category_name: string;
            /** @description When shoppers see its collection, and so its products. */
            collection: components["schemas"]["Publication"];
            collection_id: number;
            collection_name: string;
            colors: components["schemas"]["ProductColour"][];
            ends_at: string | null;
            finishing_id: number;
            finishing_name: string;
            frame_type_id: number;
            frame_type_name: string;
            /**
             * @description Null if unknown, like the measures.
             * @enum {string|null}
             */
            lens: "OPTICAL" | "SUN" | null;
            lens_height_mm: number | null;
            material_id: number;
            material_name: string;
            /** @description In the order of listings. */
            position: number;
            product_description: string;
            product_id: number;
            product_name: string;
            published: boolean;
            shape_id: number;
            shape_name: string;
            size: number;
            starts_at: string | null;
            temple_mm: number | null;
            version: number;
            weight_g: number | null;
        };
        AdminProductPage: {
            items: components["schemas"]["AdminProduct"][];
            page: number;
            pageSize: number;
            total: number;
        };
        AdminShape: {
            picture: components["schemas"]["Picture"];
            shape_id: number;
            shape_img: string;
            shape_name: string;
            version: number;
        };
        AuditPage: {
            items: components["schemas"]["AuditRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        AuditRow: {
            /** @enum {string} */
            action: "create" | "update" | "delete" | "restore" | "password" | "abort" | "publish" | "hide" | "undo" | "purge" | "import" | "reorder" | "end sessions" | "log in" | "log-in failed" | "add factor" | "remove factor" | "reset factors" | "renew recovery codes" | "use recovery code" | "export" | "retry" | "reply" | "roll back" | "promote" | "preview link";
            actor: string;
            after: {
                [key: string]: unknown;
            } | null;
            at: string;
            audit_id: number;
            before: {
                [key: string]: unknown;
            } | null;
            /** @enum {string} */
            entity: "mail" | "release" | "picture" | "account" | "enquiry" | "content" | "session" | "invitation" | "category" | "material" | "collection" | "finishing" | "shape" | "color" | "product" | "store" | "audit" | "frame type" | "reply template" | "newsletter address";
            entity_id: number;
            /** @description Empty when unknown or erased. */
            name: string;
            request_id: string;
            /** @description Records that undoing the request reverts. */
            undoable: number;
        };
        BadRow: {
            line: number;
            name: string;
            reason: string;
        };
        BulkDeletionBody: {
            ids: number[];
        };
        BulkDeletionResponse: {
            deleted: number[];
            message: string;
            skipped: components["schemas"]["SkippedRow"][];
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
        };
        CanaryAnalysis: {
            bounds: components["schemas"]["DecisionBounds"];
            /**
             * @description 'manual': the rule cannot decide, an administrator must.
             * @enum {string}
             */
            decision: "abort" | "promote" | "continue" | "manual";
            rates: components["schemas"]["FailureRates"];
            /** @description The log-likelihood ratio, and the values at which it decides. */
            ratio: number;
            reason: string;
        };
        CanaryRow: {
            analysis: components["schemas"]["CanaryAnalysis"];
            by: string;
            /** @description One sample for each network. */
            canary: components["schemas"]["SampleCounts"];
            live: components["schemas"]["SampleCounts"];
            /** @description Of its deployment; ending the canary returns it. */
            number: number;
            share: number;
            since: string;
            version: string;
        };
        CatalogueProgress: {
            made: number;
            pages: number;
            /** @enum {string} */
            state: "ready" | "making" | "failed";
        };
        Category: {
            category_id: number;
            category_name: string;
        };
        CategoryBody: {
            category_name: string;
        };
        CategoryEditBody: {
            category_name: string;
            version?: number;
        };
        CategoryPage: {
            items: components["schemas"]["ListedCategory"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ChangedRow: {
            after: {
                [key: string]: unknown;
            };
            before: {
                [key: string]: unknown;
            };
            line: number;
            name: string;
        };
        Colleague: {
            account_id: number;
            username: string;
        };
        Collection: {
            collection_desc: string;
            collection_id: number;
            collection_image: string;
            collection_name: string;
            picture: components["schemas"]["Picture"];
        };
        CollectionBody: {
            collection_desc: string;
            collection_image: string;
            collection_name: string;
            published?: boolean;
        };
        CollectionChange: {
            /** @enum {string} */
            action: "create" | "update" | "delete" | "restore" | "password" | "abort" | "publish" | "hide" | "undo" | "purge" | "import" | "reorder" | "end sessions" | "log in" | "log-in failed" | "add factor" | "remove factor" | "reset factors" | "renew recovery codes" | "use recovery code" | "export" | "retry" | "reply" | "roll back" | "promote" | "preview link";
            at: string;
            audit_id: number;
            /** @enum {string} */
            entity: "mail" | "release" | "picture" | "account" | "enquiry" | "content" | "session" | "invitation" | "category" | "material" | "collection" | "finishing" | "shape" | "color" | "product" | "store" | "audit" | "frame type" | "reply template" | "newsletter address";
            entity_id: number;
            /** @description Empty when unknown or erased. */
            name: string;
        };
        CollectionEditBody: {
            collection_desc: string;
            collection_image?: string;
            collection_name: string;
            published?: boolean;
            version?: number;
        };
        CollectionOrderBody: {
            ids: number[];
        };
        CollectionPage: {
            items: components["schemas"]["ListedCollection"][];
            page: number;
            pageSize: number;
            total: number;
        };
        Color: {
            color_code: string;
            color_id: number;
            color_name: string;
        };
        ColorBody: {
            /** @description Stores hex digits in upper case. */
            color_code: string;
            color_name: string;
        };
        ColorEditBody: {
            /** @description Stores hex digits in upper case. */
            color_code: string;
            color_name: string;
            version?: number;
        };
        ColorPage: {
            items: components["schemas"]["ListedColor"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ContentRow: {
            /** @enum {string} */
            block: "site-announcement" | "site-contact" | "site-footer" | "site-wording" | "home-hero" | "home-goldi" | "home-categories" | "home-colours" | "home-tiles" | "home-craft" | "home-package" | "home-catalogue" | "home-search" | "listing-promotions" | "listing-search" | "search-banners" | "stores-search" | "login-picture" | "about-banner" | "about-stories" | "about-search" | "warranty-banner" | "warranty-promise" | "warranty-terms" | "warranty-care" | "warranty-search" | "privacy-terms" | "privacy-search";
            changed_at: string | null;
            /** @description E-mail; null without a change, or when the account is deleted. */
            changed_by: string | null;
            content_name: string;
            draft: boolean;
            /** @enum {string} */
            page: "site" | "home" | "listing" | "search" | "stores" | "login" | "about" | "warranty" | "privacy";
            /** @description Of a page that shows it. */
            path: string;
            /** @description Versions that will be shown later. */
            scheduled: number;
        };
        ContentVersion: {
            /** @description By the fields of the block; null if the version no longer fits them. */
            value: {
                [key: string]: unknown;
            } | null;
        };
        ContentVersionRow: {
            created_at: string;
            created_by: string | null;
            /** @description Null until the next one starts. */
            ends_at: string | null;
            starts_at: string;
            /** @description Whether a picture was replaced in it since, which made a version with the same times. */
            superseded: boolean;
            version_id: number;
        };
        DecisionBounds: {
            abort: number;
            promote: number;
        };
        DeleteAccountBody: {
            password: string;
        };
        DeploymentRow: {
            by: string;
            bytes: number | null;
            commit?: string;
            /** @enum {string} */
            event: "abort" | "promote" | "preview" | "start" | "deploy" | "rollback" | "canary" | "retire";
            live: boolean;
            number: number | null;
            samples: components["schemas"]["SampleCounts"];
            share?: number;
            since: string;
            version: string;
            why?: string;
        };
        DraftBody: {
            /** @description By the fields of the block; a picture is `{ url, alt }`. */
            value: {
                [key: string]: unknown;
            };
            version?: number;
        };
        EditProductsBody: {
            category_id?: number;
            collection_id?: number;
            finishing_id?: number;
            frame_type_id?: number;
            ids: number[];
            /** @enum {string|null} */
            lens?: "OPTICAL" | "SUN" | null;
            material_id?: number;
            shape_id?: number;
        };
        EndCanaryBody: {
            /** @enum {string} */
            action: "promote" | "abort";
            number: number;
        };
        EnquiredItemBody: {
            image?: string | null;
            product_name: string;
            selected_color: string | {
                color_name?: string;
            };
        };
        EnquiredProduct: {
            product_id: number;
            published: boolean;
        };
        EnquiryBody: {
            data: components["schemas"]["ShopperBody"];
            key?: string;
            store_id?: number;
            visit?: string;
            wishlist: components["schemas"]["EnquiredItemBody"][];
        };
        EnquiryDetail: {
            assignee: components["schemas"]["Colleague"] | null;
            created_at: string;
            enquiry_id: number;
            items: components["schemas"]["EnquiryItem"][];
            mails: components["schemas"]["MailRow"][];
            note: string;
            reference: string;
            /** @enum {string} */
            status: "done" | "open" | "new";
            /** @description As named when it was sent; empty for none. */
            store: string;
            /** @description The oldest first. */
            thread: (components["schemas"]["ThreadReply"] | components["schemas"]["ThreadStatus"] | components["schemas"]["ThreadAssignee"])[];
            to_email: string;
            to_name: string;
            to_number: string;
            version: number;
            visit: string;
        };
        EnquiryEditBody: {
            assignee_id?: number | null;
            note?: string;
            /** @enum {string} */
            status?: "new" | "open" | "done";
            version?: number;
        };
        EnquiryItem: {
            color_name: string;
            picture: components["schemas"]["Picture"] | null;
            product: components["schemas"]["EnquiredProduct"] | null;
            product_name: string;
        };
        EnquiryMail: {
            attempts: number;
            next_attempt_at: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "dead";
        };
        EnquiryPage: {
            items: components["schemas"]["EnquiryRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        EnquiryResponse: {
            message: string;
            reference: string;
        };
        EnquiryRow: {
            assignee: components["schemas"]["Colleague"] | null;
            created_at: string;
            enquiry_id: number;
            items: number;
            note: string;
            reference: string;
            /** @enum {string} */
            status: "done" | "open" | "new";
            to_email: string;
            to_name: string;
            to_number: string;
            version: number;
        };
        ErrorResponse: {
            /** @description Of a 409: the record as it is now. */
            current?: {
                [key: string]: unknown;
            };
            error: string;
            /** @description Messages by field. */
            errors?: {
                [key: string]: string;
            };
            message: string;
            /**
             * @description Of a 403.
             * @enum {string}
             */
            reason?: "verify-factor" | "enrol-factor" | "step-up";
        };
        FactorRow: {
            created_at: string;
            factor_id: number;
            /** @enum {string} */
            kind: "passkey" | "totp";
            last_used_at: string | null;
            name: string;
        };
        Factors: {
            factors: components["schemas"]["FactorRow"][];
            /** @description Unused recovery codes. */
            recovery_codes: number;
            /** @description The last factor cannot be removed. */
            required: boolean;
        };
        FailureRates: {
            /** @description Worse. */
            bad: number;
            /** @description As good as live. */
            good: number;
        };
        FewPictures: {
            color_name: string;
            name: string;
            product_id: number;
        };
        FewPicturesFigures: {
            first: components["schemas"]["FewPictures"][];
            total: number;
        };
        FilterLock: {
            /** @enum {string} */
            group: "Gender" | "Material_Name" | "Collection_Name" | "Finishing_Name" | "Frame_Type" | "Shape_Name" | "Color" | "Lens";
            values: string[];
        };
        Finishing: {
            finishing_id: number;
            finishing_name: string;
        };
        FinishingBody: {
            finishing_name: string;
        };
        FinishingEditBody: {
            finishing_name: string;
            version?: number;
        };
        FinishingPage: {
            items: components["schemas"]["ListedFinishing"][];
            page: number;
            pageSize: number;
            total: number;
        };
        FrameType: {
            frame_type_id: number;
            frame_type_img: string;
            frame_type_name: string;
        };
        FrameTypeBody: {
            frame_type_img: string;
            frame_type_name: string;
        };
        FrameTypeEditBody: {
            frame_type_img?: string;
            frame_type_name: string;
            version?: number;
        };
        FrameTypePage: {
            items: components["schemas"]["ListedFrameType"][];
            page: number;
            pageSize: number;
            total: number;
        };
        Health: {
            status: string;
        };
        Holiday: {
            from: string;
            /** @description Such as 'Diwali', or ''. */
            label: string;
            until: string;
        };
        ImportBody: {
            columns?: {
                [key: string]: string;
            };
            csv: string;
        };
        ImportColumn: {
            field: string | null;
            heading: string;
            known: boolean;
        };
        ImportFailure: {
            error: string;
            status: number;
        };
        ImportField: {
            name: string;
            required: boolean;
        };
        ImportPreview: {
            bad: components["schemas"]["BadRow"][];
            /** @description The first rows that change a record. */
            changed: components["schemas"]["ChangedRow"][];
            /** @description Of the file. While one is not assigned, no row is read. */
            columns: components["schemas"]["ImportColumn"][];
            /** @description `same`: rows without changes. */
            create: number;
            fields: components["schemas"]["ImportField"][];
            /** @description Rows that add nothing, as their record exists. */
            known: components["schemas"]["KnownRow"][];
            rows: number;
            same: number;
            update: number;
        };
        ImportProgress: {
            done: number;
            total: number;
        };
        ImportResult: {
            created: number;
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            updated: number;
        };
        ImportRunBody: {
            add?: number[];
            change?: number[];
            columns?: {
                [key: string]: string;
            };
            csv: string;
            skip: number[];
        };
        Invitation: {
            created_at: string;
            email: string;
            expires_at: string;
            invitation_id: number;
            /** @description E-mail; null when the account is deleted. */
            invited_by: string | null;
            /** @enum {string} */
            role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
        };
        InvitationBody: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
        };
        InvitationCheck: {
            email: string;
            has_account: boolean;
            /**
             * @description 'admin' for every role of the admin.
             * @enum {string}
             */
            role: "customer" | "admin";
            /**
             * @description Null for customers.
             * @enum {string|null}
             */
            staff_role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | null;
        };
        InvitationResponse: {
            created_at: string;
            email: string;
            expires_at: string;
            invitation_id: number;
            /** @description E-mail; null when the account is deleted. */
            invited_by: string | null;
            message: string;
            /** @enum {string} */
            role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
        };
        InvitationTokenBody: {
            token: string;
        };
        Issue: {
            frames: components["schemas"]["StackFrame"][];
            /** @enum {string} */
            kind: "load" | "render" | "script" | "slow" | "changed";
            message: string;
            module: string;
            ms?: number;
        };
        IssueGroup: {
            /** @enum {string} */
            kind: "changed" | "render" | "load" | "script" | "slow";
            last_at: string;
            message: string;
            module: string;
            ms: number | null;
            /** @description Locations in the sources, `src/heart/heart.tsx:12:5`, where the release has source maps. */
            stack: string[];
            version: string;
            visits: number;
        };
        KnownRow: {
            after?: {
                [key: string]: unknown;
            };
            before?: {
                [key: string]: unknown;
            };
            existing: string;
            id: number;
            line: number;
            name: string;
        };
        ListedCategory: {
            category_id: number;
            category_name: string;
            products: number;
            version: number;
        };
        ListedCollection: {
            collection_desc: string;
            collection_id: number;
            collection_image: string;
            collection_name: string;
            ends_at: string | null;
            picture: components["schemas"]["Picture"];
            /** @description In the order of listings. */
            position: number;
            products: number;
            published: boolean;
            starts_at: string | null;
            version: number;
        };
        ListedColor: {
            color_code: string;
            color_id: number;
            color_name: string;
            products: number;
            version: number;
        };
        ListedFinishing: {
            finishing_id: number;
            finishing_name: string;
            products: number;
            version: number;
        };
        ListedFrameType: {
            frame_type_id: number;
            frame_type_img: string;
            frame_type_name: string;
            picture: components["schemas"]["Picture"];
            products: number;
            version: number;
        };
        ListedMaterial: {
            material_id: number;
            material_name: string;
            products: number;
            version: number;
        };
        ListedShape: {
            picture: components["schemas"]["Picture"];
            products: number;
            shape_id: number;
            shape_img: string;
            shape_name: string;
            version: number;
        };
        LoginBody: {
            email: string;
            password: string;
        };
        LoginResponse: {
            account: components["schemas"]["Account"];
            message: string;
        };
        MailDetail: {
            attempts: number;
            created_at: string;
            enquiry_id: number | null;
            /** @enum {string} */
            kind: "account" | "enquiry" | "enquiry-copy" | "enquiry-reply" | "enquiry-store" | "newsletter";
            last_error: string;
            mail_id: number;
            next_attempt_at: string | null;
            sent_at: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "dead";
            subject: string;
            text: string | null;
            to: string;
        };
        MailFigures: {
            dead: number;
            failing: number;
            /** @description False where mails become files. */
            has_server: boolean;
        };
        MailPage: {
            items: components["schemas"]["MailRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        MailRow: {
            attempts: number;
            created_at: string;
            enquiry_id: number | null;
            /** @enum {string} */
            kind: "account" | "enquiry" | "enquiry-copy" | "enquiry-reply" | "enquiry-store" | "newsletter";
            last_error: string;
            mail_id: number;
            next_attempt_at: string | null;
            sent_at: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "dead";
            subject: string;
            to: string;
        };
        Material: {
            material_id: number;
            material_name: string;
        };
        MaterialBody: {
            material_name?: string;
            name?: string;
        };
        MaterialEditBody: {
            material_name?: string;
            name?: string;
            version?: number;
        };
        MaterialPage: {
            items: components["schemas"]["ListedMaterial"][];
            page: number;
            pageSize: number;
            total: number;
        };
        Materials: {
            materials: components["schemas"]["Material"][];
        };
        MediaPage: {
            items: components["schemas"]["MediaRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        MediaRow: {
            /** @description Of its renditions. */
            bytes: number;
            media_id: number;
            picture: components["schemas"]["Picture"];
            /** @description Null for the demo's. */
            uploaded_at: string | null;
            used: boolean;
            /** @description Those that the account may read. */
            uses: components["schemas"]["MediaUse"][];
        };
        MediaUse: {
            /** @enum {string} */
            entity: "content" | "collection" | "shape" | "product" | "frame type";
            /** @description Of content its block. */
            id: number | ("site-announcement" | "site-contact" | "site-footer" | "site-wording" | "home-hero" | "home-goldi" | "home-categories" | "home-colours" | "home-tiles" | "home-craft" | "home-package" | "home-catalogue" | "home-search" | "listing-promotions" | "listing-search" | "search-banners" | "stores-search" | "login-picture" | "about-banner" | "about-stories" | "about-search" | "warranty-banner" | "warranty-promise" | "warranty-terms" | "warranty-care" | "warranty-search" | "privacy-terms" | "privacy-search");
            name: string;
        };
        MessageResponse: {
            message: string;
        };
        NewsletterBody: {
            /** Format: email */
            email: string;
        };
        NewTotp: {
            qr: components["schemas"]["QrCode"];
            /** @description In base32, to be typed where no camera reads the code. */
            secret: string;
            /** @description otpauth://… */
            uri: string;
        };
        OpeningHours: {
            friday: components["schemas"]["OpenInterval"][];
            monday: components["schemas"]["OpenInterval"][];
            saturday: components["schemas"]["OpenInterval"][];
            sunday: components["schemas"]["OpenInterval"][];
            thursday: components["schemas"]["OpenInterval"][];
            tuesday: components["schemas"]["OpenInterval"][];
            wednesday: components["schemas"]["OpenInterval"][];
        };
        OpenInterval: {
            closes: string;
            opens: string;
        };
        OrderedProducts: {
            collection_name: string;
            items: components["schemas"]["OrderedRow"][];
            total: number;
        };
        OrderedRow: {
            ends_at: string | null;
            id: number;
            name: string;
            picture: components["schemas"]["Picture"] | null;
            published: boolean;
            starts_at: string | null;
        };
        OrderedRows: {
            items: components["schemas"]["OrderedRow"][];
            total: number;
        };
        OverviewChange: {
            /** @enum {string} */
            action: "create" | "update" | "delete" | "restore" | "password" | "abort" | "publish" | "hide" | "undo" | "purge" | "import" | "reorder" | "end sessions" | "log in" | "log-in failed" | "add factor" | "remove factor" | "reset factors" | "renew recovery codes" | "use recovery code" | "export" | "retry" | "reply" | "roll back" | "promote" | "preview link";
            actor: string;
            at: string;
            audit_id: number;
            /** @enum {string} */
            entity: "mail" | "release" | "picture" | "account" | "enquiry" | "content" | "session" | "invitation" | "category" | "material" | "collection" | "finishing" | "shape" | "color" | "product" | "store" | "audit" | "frame type" | "reply template" | "newsletter address";
            entity_id: number;
            /** @description Empty when unknown or erased. */
            name: string;
        };
        OverviewEnquiry: {
            created_at: string;
            enquiry_id: number;
            /** @description To the team; null after retention. */
            mail: components["schemas"]["EnquiryMail"] | null;
            products: string[];
            /** @enum {string} */
            status: "done" | "open" | "new";
            to_name: string;
        };
        OverviewWeek: {
            accounts?: number;
            enquiries?: number;
            monday: string;
            subscribers?: number;
        };
        PageLink: {
            path: string;
            title: string;
        };
        PageVitals: {
            /** @description `remote/page` */
            page: string;
            version: string;
            vitals: components["schemas"]["VitalPercentiles"];
        };
        PasskeyBody: {
            name: string;
            passkey: Record<string, unknown>;
        };
        PasswordBody: {
            current_password: string;
            new_password: string;
        };
        Percentile: {
            p75: number;
            visits: number;
        };
        Picture: {
            alt: string;
            /** @description Of the uploaded file; only for administrators. */
            file_name?: string;
            /**
             * @description Its center by default.
             * @enum {string}
             */
            focus?: "left top" | "center top" | "right top" | "left center" | "center center" | "right center" | "left bottom" | "center bottom" | "right bottom";
            formats: ("avif" | "webp" | "jpg" | "png")[];
            height: number;
            squares: number[];
            url: string;
            /** @description Pixels of the largest 3:2 (or banner) rendition. */
            width: number;
            widths: number[];
        };
        PictureResponse: {
            message: string;
            picture: components["schemas"]["Picture"];
        };
        PreviewLinkResponse: {
            expires_at: string;
            message: string;
            path: string;
            /** @description Where the app is shown, if PUBLIC_URL is set. */
            url?: string;
        };
        Product: {
            bridge_mm: number | null;
            category_name: string;
            collection_id: number;
            collection_name: string;
            colors: components["schemas"]["ProductColour"][];
            finishing_name: string;
            frame_type_name: string;
            /**
             * @description Null if unknown, like the measures.
             * @enum {string|null}
             */
            lens: "OPTICAL" | "SUN" | null;
            lens_height_mm: number | null;
            material_name: string;
            product_description: string;
            product_id: number;
            product_name: string;
            shape_name: string;
            size: number;
            temple_mm: number | null;
            version: number;
            weight_g: number | null;
        };
        ProductActionBody: {
            /** @enum {string} */
            action: "publish" | "hide" | "delete";
            ids: number[];
        };
        ProductBody: {
            bridge_mm?: number | null;
            category_id: number;
            collection_id: number;
            colors: components["schemas"]["ProductColourBody"][];
            finishing_id: number;
            frame_type_id: number;
            /** @enum {string|null} */
            lens?: "OPTICAL" | "SUN" | null;
            lens_height_mm?: number | null;
            material_id: number;
            name: string;
            product_description?: string;
            product_id?: number | null;
            published?: boolean;
            shape_id: number;
            size: number;
            temple_mm?: number | null;
            version?: number;
            weight_g?: number | null;
        };
        ProductColour: {
            /** @description `#RRGGBB` or a linear-gradient of the closed grammar in colour.ts. */
            color_code: string;
            color_id: number;
            color_name: string;
            images: components["schemas"]["ProductImage"][];
            product_color_id: number;
        };
        ProductColourBody: {
            /** @description Ignored; the stored colour's own code counts. */
            color_code?: string;
            color_name: string;
            /** @description A draft may have fewer than shoppers need. */
            images: components["schemas"]["ProductImageBody"][];
        };
        ProductEditBody: {
            bridge_mm?: number | null;
            category_id: number;
            collection_id: number;
            colors: components["schemas"]["ProductColourBody"][];
            finishing_id: number;
            frame_type_id: number;
            /** @enum {string|null} */
            lens?: "OPTICAL" | "SUN" | null;
            lens_height_mm?: number | null;
            material_id: number;
            name: string;
            product_description?: string;
            product_id: number;
            published?: boolean;
            shape_id: number;
            size: number;
            temple_mm?: number | null;
            version?: number;
            weight_g?: number | null;
        };
        ProductFigures: {
            /** @description What shoppers do not see, drafts included. */
            hidden: number;
            total: number;
        };
        ProductImage: {
            alt: string;
            /** @description Of the uploaded file; only for administrators. */
            file_name?: string;
            /**
             * @description Its center by default.
             * @enum {string}
             */
            focus?: "left top" | "center top" | "right top" | "left center" | "center center" | "right center" | "left bottom" | "center bottom" | "right bottom";
            formats: ("avif" | "webp" | "jpg" | "png")[];
            height: number;
            image_id: number;
            image_url: string;
            squares: number[];
            /** @description Pixels of the largest 3:2 (or banner) rendition. */
            width: number;
            widths: number[];
        };
        ProductImageBody: {
            url: string;
        };
        ProductOrderBody: {
            ids: number[];
        };
        ProductPage: {
            /** @description Products per value, each group counted without its own choice. (DECISIONS, Screens: values without results) */
            facets: {
                Collection_Name: {
                    [key: string]: number;
                };
                Color: {
                    [key: string]: number;
                };
                Finishing_Name: {
                    [key: string]: number;
                };
                Frame_Type: {
                    [key: string]: number;
                };
                Gender: {
                    [key: string]: number;
                };
                Lens: {
                    [key: string]: number;
                };
                Material_Name: {
                    [key: string]: number;
                };
                Shape_Name: {
                    [key: string]: number;
                };
            };
            items: components["schemas"]["Product"][];
            page: number;
            pageSize: number;
            search?: components["schemas"]["TermInterpretation"];
            total: number;
        };
        Publication: {
            ends_at: string | null;
            published: boolean;
            starts_at: string | null;
        };
        PublicationBody: {
            /** Format: date-time */
            ends_at?: string | null;
            /** Format: date-time */
            starts_at?: string | null;
            version?: number;
        };
        PublishBody: {
            /** Format: date-time */
            ends_at?: string | null;
            published: boolean;
            /** Format: date-time */
            starts_at?: string | null;
            version?: number;
        };
        QrCode: {
            path: string;
            size: number;
        };
        RecoveryCodesResponse: {
            message: string;
            recovery_codes: string[];
        };
        RegisterBody: {
            /** Format: email */
            email: string;
            invitation?: string;
            password: string;
            username: string;
        };
        ReleaseDetail: {
            app: string;
            canary: components["schemas"]["CanaryRow"] | null;
            history: components["schemas"]["DeploymentRow"][];
            issues: components["schemas"]["IssueGroup"][];
            live: components["schemas"]["DeploymentRow"];
            owner: string;
            /** @description Of the live version and the canary. */
            vitals: components["schemas"]["PageVitals"][];
        };
        ReleaseRow: {
            app: string;
            canary: components["schemas"]["CanaryRow"] | null;
            live: components["schemas"]["DeploymentRow"];
            owner: string;
        };
        ReleaseVersionBody: {
            version: string;
        };
        ReplaceBody: {
            replacement_id: number;
        };
        ReplacePictureBody: {
            url: string;
        };
        ReplyBody: {
            key: string;
            text: string;
        };
        ReplyTemplate: {
            reply_template_id: number;
            reply_template_name: string;
            text: string;
            version: number;
        };
        ReplyTemplateBody: {
            reply_template_name: string;
            text: string;
        };
        ReplyTemplateEditBody: {
            reply_template_name: string;
            text: string;
            version?: number;
        };
        ReplyTemplatePage: {
            items: components["schemas"]["ReplyTemplate"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ResetBody: {
            password: string;
            token: string;
        };
        ResetCheck: {
            email: string;
        };
        ResetRequestBody: {
            /** Format: email */
            email: string;
        };
        ResetTokenBody: {
            token: string;
        };
        SampleCounts: {
            failed: number;
            visits: number;
        };
        SavedAccount: {
            account_id: number;
            created_at: string;
            email: string;
            /** @description Second factors. */
            factors: number;
            message: string;
            /** @enum {string} */
            role: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
            sessions: number;
            /** @enum {string} */
            status: "active" | "disabled";
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            username: string;
            version: number;
        };
        SavedCategory: {
            category_id: number;
            category_name: string;
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedCollection: {
            collection_desc: string;
            collection_id: number;
            collection_image: string;
            collection_name: string;
            ends_at: string | null;
            message: string;
            picture: components["schemas"]["Picture"];
            /** @description In the order of listings. */
            position: number;
            published: boolean;
            starts_at: string | null;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedColor: {
            color_code: string;
            color_id: number;
            color_name: string;
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedContent: {
            /** @enum {string} */
            block: "site-announcement" | "site-contact" | "site-footer" | "site-wording" | "home-hero" | "home-goldi" | "home-categories" | "home-colours" | "home-tiles" | "home-craft" | "home-package" | "home-catalogue" | "home-search" | "listing-promotions" | "listing-search" | "search-banners" | "stores-search" | "login-picture" | "about-banner" | "about-stories" | "about-search" | "warranty-banner" | "warranty-promise" | "warranty-terms" | "warranty-care" | "warranty-search" | "privacy-terms" | "privacy-search";
            content_name: string;
            draft: boolean;
            live: {
                [key: string]: unknown;
            };
            message: string;
            value: {
                [key: string]: unknown;
            };
            version: number;
            /** @description The latest start first. */
            versions: components["schemas"]["ContentVersionRow"][];
        };
        SavedEnquiry: {
            assignee: components["schemas"]["Colleague"] | null;
            created_at: string;
            enquiry_id: number;
            items: components["schemas"]["EnquiryItem"][];
            mails: components["schemas"]["MailRow"][];
            message: string;
            note: string;
            reference: string;
            /** @enum {string} */
            status: "done" | "open" | "new";
            /** @description As named when it was sent; empty for none. */
            store: string;
            /** @description The oldest first. */
            thread: (components["schemas"]["ThreadReply"] | components["schemas"]["ThreadStatus"] | components["schemas"]["ThreadAssignee"])[];
            to_email: string;
            to_name: string;
            to_number: string;
            version: number;
            visit: string;
        };
        SavedFinishing: {
            finishing_id: number;
            finishing_name: string;
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedFrameType: {
            frame_type_id: number;
            frame_type_img: string;
            frame_type_name: string;
            message: string;
            picture: components["schemas"]["Picture"];
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedMail: {
            attempts: number;
            created_at: string;
            enquiry_id: number | null;
            /** @enum {string} */
            kind: "account" | "enquiry" | "enquiry-copy" | "enquiry-reply" | "enquiry-store" | "newsletter";
            last_error: string;
            mail_id: number;
            message: string;
            next_attempt_at: string | null;
            sent_at: string | null;
            /** @enum {string} */
            state: "pending" | "sent" | "dead";
            subject: string;
            to: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
        };
        SavedMaterial: {
            material_id: number;
            material_name: string;
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedProduct: {
            bridge_mm: number | null;
            category_id: number;
            category_name: string;
            /** @description When shoppers see its collection, and so its products. */
            collection: components["schemas"]["Publication"];
            collection_id: number;
            collection_name: string;
            colors: components["schemas"]["ProductColour"][];
            ends_at: string | null;
            finishing_id: number;
            finishing_name: string;
            frame_type_id: number;
            frame_type_name: string;
            /**
             * @description Null if unknown, like the measures.
             * @enum {string|null}
             */
            lens: "OPTICAL" | "SUN" | null;
            lens_height_mm: number | null;
            material_id: number;
            material_name: string;
            message: string;
            /** @description In the order of listings. */
            position: number;
            product_description: string;
            product_id: number;
            product_name: string;
            published: boolean;
            shape_id: number;
            shape_name: string;
            size: number;
            starts_at: string | null;
            temple_mm: number | null;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
            weight_g: number | null;
        };
        SavedReplyTemplate: {
            message: string;
            reply_template_id: number;
            reply_template_name: string;
            text: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedShape: {
            message: string;
            picture: components["schemas"]["Picture"];
            shape_id: number;
            shape_img: string;
            shape_name: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedStore: {
            bp_name: string;
            city: string;
            /** @description From `near`, rounded to a tenth. */
            distance_km?: number;
            /** @description Empty if the store has none. */
            email: string;
            /** @description In order. */
            holidays: components["schemas"]["Holiday"][];
            /** @description Degrees of WGS 84; both or neither. */
            latitude: number | null;
            locality: string;
            longitude: number | null;
            message: string;
            number: string;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            pincode: string;
            state: string;
            store_address: string;
            store_id: number;
            store_name: string;
            subcity: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
            version: number;
        };
        SavedTableView: {
            message: string;
            query: string;
            section: string;
            view_id: number;
            view_name: string;
        };
        Searches: {
            /** @description Those that found nothing. */
            in_vain: components["schemas"]["SearchFigures"][];
            most: components["schemas"]["SearchFigures"][];
        };
        SearchFigures: {
            searches: number;
            term: string;
        };
        SelectedColor: {
            color_id: number;
            color_name: string;
        };
        SelectedColorBody: {
            /** @description 0 in items that were saved without it. */
            color_id: number;
            color_name: string;
        };
        SessionRow: {
            address: string;
            created_at: string;
            current: boolean;
            last_seen_at: string;
            session_id: string;
            user_agent: string;
        };
        Shape: {
            shape_id: number;
            shape_img: string;
            shape_name: string;
        };
        ShapeBody: {
            shape_img: string;
            shape_name: string;
        };
        ShapeEditBody: {
            shape_img?: string;
            shape_name: string;
            version?: number;
        };
        ShapePage: {
            items: components["schemas"]["ListedShape"][];
            page: number;
            pageSize: number;
            total: number;
        };
        ShareBody: {
            items: components["schemas"]["SharedItemBody"][];
        };
        SharedFrame: {
            category_name: string;
            color_code: string;
            color_id: number;
            color_name: string;
            images: components["schemas"]["ProductImage"][];
            material_name: string;
            product_id: number;
            product_name: string;
        };
        SharedItemBody: {
            color_id: number;
            product_id: number;
        };
        SharedWishlist: {
            expires_at: string;
            items: components["schemas"]["SharedFrame"][];
            /** @description Items no longer in the catalogue. */
            missing: number;
        };
        ShareResponse: {
            expires_at: string;
            message: string;
            token: string;
        };
        ShopperBody: {
            /** Format: email */
            to_email: string;
            to_name: string;
            /** @example +91 98765 43210 */
            to_number: string;
        };
        SimilarRow: {
            id: number;
            name: string;
        };
        SkippedRow: {
            id: number;
            name: string;
            reason: string;
        };
        SocialPost: {
            caption: string;
            id: string;
            /** @enum {string} */
            media_type: "IMAGE" | "CAROUSEL_ALBUM";
            media_url: string;
            permalink: string;
            picture: components["schemas"]["Picture"];
        };
        StackFrame: {
            column: number;
            /** @description /r/{app}/{version}/web/{file} */
            file: string;
            line: number;
        };
        Store: {
            bp_name: string;
            city: string;
            /** @description From `near`, rounded to a tenth. */
            distance_km?: number;
            /** @description Empty if the store has none. */
            email: string;
            /** @description In order. */
            holidays: components["schemas"]["Holiday"][];
            /** @description Degrees of WGS 84; both or neither. */
            latitude: number | null;
            locality: string;
            longitude: number | null;
            number: string;
            opening_hours: components["schemas"]["OpeningHours"] | null;
            pincode: string;
            state: string;
            store_address: string;
            store_id: number;
            store_name: string;
            subcity: string;
            version: number;
        };
        StoreBody: {
            bp_name?: string;
            city: string;
            /** Format: email */
            email?: string;
            holidays?: {
                /** Format: date */
                from: string;
                label?: string;
                /** Format: date */
                until?: string;
            }[];
            latitude?: number | null;
            locality: string;
            longitude?: number | null;
            number?: string;
            opening_hours?: Record<string, unknown> | null;
            /** @description As text or number. (DECISIONS, Data: store fields of the second table) */
            pincode: string | number;
            state?: string;
            store_address: string;
            store_name: string;
            subcity?: string;
        };
        StoreCity: {
            city: string;
            localities: string[];
            stores: number;
        };
        StoreEditBody: {
            bp_name?: string;
            city: string;
            /** Format: email */
            email?: string;
            holidays?: {
                /** Format: date */
                from: string;
                label?: string;
                /** Format: date */
                until?: string;
            }[];
            latitude?: number | null;
            locality: string;
            longitude?: number | null;
            number?: string;
            opening_hours?: Record<string, unknown> | null;
            /** @description As text or number. (DECISIONS, Data: store fields of the second table) */
            pincode: string | number;
            state?: string;
            store_address: string;
            store_name: string;
            subcity?: string;
            version?: number;
        };
        StoreFigures: {
            cities: number;
            total: number;
        };
        StorePage: {
            items: components["schemas"]["Store"][];
            page: number;
            pageSize: number;
            total: number;
        };
        StorePincode: {
            city: string;
            pincode: string;
            stores: number;
        };
        StorePlace: {
            city: string;
            latitude: number | null;
            longitude: number | null;
            /** @description Stores by state, without those that have none. */
            states: {
                [key: string]: number;
            };
            stores: number;
        };
        SubscriberPage: {
            items: components["schemas"]["SubscriberRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        SubscriberRow: {
            confirmed_at: string | null;
            created_at: string;
            email: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "unsubscribed";
            subscriber_id: number;
        };
        SuggestedCollection: {
            collection_id: number;
            collection_name: string;
        };
        SuggestedProduct: {
            category_name: string;
            material_name: string;
            picture: components["schemas"]["Picture"] | null;
            product_id: number;
            product_name: string;
        };
        SuggestedValue: {
            /** @enum {string} */
            group: "Gender" | "Material_Name" | "Collection_Name" | "Finishing_Name" | "Frame_Type" | "Shape_Name" | "Color" | "Lens";
            value: string;
        };
        Suggestions: {
            collections: components["schemas"]["SuggestedCollection"][];
            pages: components["schemas"]["PageLink"][];
            products: components["schemas"]["SuggestedProduct"][];
            /** @description Searches that several words, or the beginning of one, are understood as. */
            searches: string[];
            values: components["schemas"]["SuggestedValue"][];
        };
        TableView: {
            query: string;
            section: string;
            view_id: number;
            view_name: string;
        };
        TableViewBody: {
            /** @default  */
            query: string;
            section: string;
            view_name: string;
        };
        TermInterpretation: {
            /** @description The similar term that was searched instead. (DECISIONS, typo tolerance) */
            instead: string | null;
            /** @description What is shown, as a heading. */
            label: string;
            /** @description The first of `locks`. */
            lock: components["schemas"]["FilterLock"] | null;
            /** @description Every filter that the term fixes. */
            locks: components["schemas"]["FilterLock"][];
            /** @description The page that the term names. */
            page?: components["schemas"]["PageLink"];
        };
        ThreadAssignee: {
            assignee: string | null;
            at: string;
            /** @description An e-mail; null when the account is deleted. */
            by: string | null;
            /** @enum {string} */
            kind: "assignee";
        };
        ThreadReply: {
            at: string;
            /** @description An e-mail; null when the account is deleted. */
            by: string | null;
            /** @enum {string} */
            kind: "reply";
            mail_id: number | null;
            text: string;
        };
        ThreadStatus: {
            at: string;
            /** @description An e-mail; null when the account is deleted. */
            by: string | null;
            /** @enum {string} */
            kind: "status";
            /** @enum {string} */
            status: "done" | "open" | "new";
        };
        TotpBody: {
            code: string;
            name: string;
        };
        TrashIdsBody: {
            ids: number[];
        };
        TrashPage: {
            items: components["schemas"]["TrashRow"][];
            page: number;
            pageSize: number;
            total: number;
        };
        TrashRow: {
            at: string;
            /** @description E-mail; null when the account is deleted. */
            deleted_by: string | null;
            /** @enum {string} */
            entity: "content" | "category" | "material" | "collection" | "finishing" | "shape" | "color" | "product" | "store" | "frame type" | "reply template";
            entity_id: number;
            expires_at: string;
            name: string;
            trash_id: number;
        };
        UndoableResponse: {
            message: string;
            /** @description The id of the change, for the operation that undoes it. */
            undo?: string;
        };
        Unprintable: {
            characters: string;
            /** @enum {string} */
            entity: "category" | "material" | "collection" | "finishing" | "shape" | "color" | "product" | "frame type";
            name: string;
        };
        UnusedFigures: {
            /** @description Examples. */
            first: components["schemas"]["UnusedValue"][];
            total: number;
        };
        UnusedValue: {
            /** @enum {string} */
            entity: "category" | "material" | "collection" | "finishing" | "shape" | "color" | "frame type";
            name: string;
        };
        VerificationBody: {
            code?: string;
            passkey?: Record<string, unknown>;
            password?: string;
            recovery_code?: string;
        };
        VerificationOptions: {
            kinds: ("passkey" | "totp")[];
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey for this host. */
            passkey: {
                [key: string]: unknown;
            } | null;
            recovery_codes: number;
        };
        VisitReport: {
            healthy: string[];
            issues: components["schemas"]["Issue"][];
            token: string;
            versions: string[];
            vitals?: components["schemas"]["Vital"][];
        };
        Vital: {
            /** @enum {string} */
            name: "LCP" | "INP" | "CLS";
            page: string;
            /** @description ms; of CLS, the score */
            value: number;
        };
        VitalPercentiles: {
            CLS?: components["schemas"]["Percentile"];
            INP?: components["schemas"]["Percentile"];
            LCP?: components["schemas"]["Percentile"];
        };
        WishedProduct: {
            enquiries: number;
            name: string;
            /** @description Null when the product no longer exists. */
            product_id: number | null;
            saved: number;
        };
        WishlistChangesBody: {
            added: components["schemas"]["WishlistItemBody"][];
            removed: components["schemas"]["WishlistIdentityBody"][];
        };
        WishlistIdentityBody: {
            product_id: number;
            selected_color: components["schemas"]["SelectedColorBody"];
        };
        WishlistItem: {
            category_name: string;
            images: string[];
            material_name: string;
            product_id: number;
            product_name: string;
            selected_color: components["schemas"]["SelectedColor"];
        };
        WishlistItemBody: {
            /** @default  */
            category_name: string;
            images: string[];
            /** @default  */
            material_name: string;
            product_id: number;
            product_name: string;
            selected_color: components["schemas"]["SelectedColorBody"];
        };
    };
    responses: {
        /** @description As the ETag of the request says */
        304: {
            headers: {
                /** @description Unless it may not be cached */
                etag?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is not valid; `errors` has a message by field. */
        400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description Nobody is logged in. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description The account or the origin may not do this. */
        403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description It does not exist. */
        404: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description A name is taken, or `current` is newer than the version of the request. */
        409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description The body is too large. */
        413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description The type of the body is not accepted. */
        415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description Too many requests */
        429: {
            headers: {
                /** @description Seconds */
                "retry-after"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description An error of the server */
        500: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
        /** @description The server is busy or stopping. */
        503: {
            headers: {
                /** @description Seconds */
                "retry-after"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
                "text/html": string;
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Account = components['schemas']['Account'];
export type AccountBody = components['schemas']['AccountBody'];
export type AccountPage = components['schemas']['AccountPage'];
export type AccountWishlist = components['schemas']['AccountWishlist'];
export type AddedFactorResponse = components['schemas']['AddedFactorResponse'];
export type AdminAccount = components['schemas']['AdminAccount'];
export type AdminCategory = components['schemas']['AdminCategory'];
export type AdminCollection = components['schemas']['AdminCollection'];
export type AdminColor = components['schemas']['AdminColor'];
export type AdminContent = components['schemas']['AdminContent'];
export type AdminFinishing = components['schemas']['AdminFinishing'];
export type AdminFrameType = components['schemas']['AdminFrameType'];
export type AdminMaterial = components['schemas']['AdminMaterial'];
export type AdminOverview = components['schemas']['AdminOverview'];
export type AdminProduct = components['schemas']['AdminProduct'];
export type AdminProductPage = components['schemas']['AdminProductPage'];
export type AdminShape = components['schemas']['AdminShape'];
export type AuditPage = components['schemas']['AuditPage'];
export type AuditRow = components['schemas']['AuditRow'];
export type BadRow = components['schemas']['BadRow'];
export type BulkDeletionBody = components['schemas']['BulkDeletionBody'];
export type BulkDeletionResponse = components['schemas']['BulkDeletionResponse'];
export type CanaryAnalysis = components['schemas']['CanaryAnalysis'];
export type CanaryRow = components['schemas']['CanaryRow'];
export type CatalogueProgress = components['schemas']['CatalogueProgress'];
export type Category = components['schemas']['Category'];
export type CategoryBody = components['schemas']['CategoryBody'];
export type CategoryEditBody = components['schemas']['CategoryEditBody'];
export type CategoryPage = components['schemas']['CategoryPage'];
export type ChangedRow = components['schemas']['ChangedRow'];
export type Colleague = components['schemas']['Colleague'];
export type Collection = components['schemas']['Collection'];
export type CollectionBody = components['schemas']['CollectionBody'];
export type CollectionChange = components['schemas']['CollectionChange'];
export type CollectionEditBody = components['schemas']['CollectionEditBody'];
export type CollectionOrderBody = components['schemas']['CollectionOrderBody'];
export type CollectionPage = components['schemas']['CollectionPage'];
export type Color = components['schemas']['Color'];
export type ColorBody = components['schemas']['ColorBody'];
export type ColorEditBody = components['schemas']['ColorEditBody'];
export type ColorPage = components['schemas']['ColorPage'];
export type ContentRow = components['schemas']['ContentRow'];
export type ContentVersion = components['schemas']['ContentVersion'];
export type ContentVersionRow = components['schemas']['ContentVersionRow'];
export type DecisionBounds = components['schemas']['DecisionBounds'];
export type DeleteAccountBody = components['schemas']['DeleteAccountBody'];
export type DeploymentRow = components['schemas']['DeploymentRow'];
export type DraftBody = components['schemas']['DraftBody'];
export type EditProductsBody = components['schemas']['EditProductsBody'];
export type EndCanaryBody = components['schemas']['EndCanaryBody'];
export type EnquiredItemBody = components['schemas']['EnquiredItemBody'];
export type EnquiredProduct = components['schemas']['EnquiredProduct'];
export type EnquiryBody = components['schemas']['EnquiryBody'];
export type EnquiryDetail = components['schemas']['EnquiryDetail'];
export type EnquiryEditBody = components['schemas']['EnquiryEditBody'];
export type EnquiryItem = components['schemas']['EnquiryItem'];
export type EnquiryMail = components['schemas']['EnquiryMail'];
export type EnquiryPage = components['schemas']['EnquiryPage'];
export type EnquiryResponse = components['schemas']['EnquiryResponse'];
export type EnquiryRow = components['schemas']['EnquiryRow'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type FactorRow = components['schemas']['FactorRow'];
export type Factors = components['schemas']['Factors'];
export type FailureRates = components['schemas']['FailureRates'];
export type FewPictures = components['schemas']['FewPictures'];
export type FewPicturesFigures = components['schemas']['FewPicturesFigures'];
export type FilterLock = components['schemas']['FilterLock'];
export type Finishing = components['schemas']['Finishing'];
export type FinishingBody = components['schemas']['FinishingBody'];
export type FinishingEditBody = components['schemas']['FinishingEditBody'];
export type FinishingPage = components['schemas']['FinishingPage'];
export type FrameType = components['schemas']['FrameType'];
export type FrameTypeBody = components['schemas']['FrameTypeBody'];
export type FrameTypeEditBody = components['schemas']['FrameTypeEditBody'];
export type FrameTypePage = components['schemas']['FrameTypePage'];
export type Health = components['schemas']['Health'];
export type Holiday = components['schemas']['Holiday'];
export type ImportBody = components['schemas']['ImportBody'];
export type ImportColumn = components['schemas']['ImportColumn'];
export type ImportFailure = components['schemas']['ImportFailure'];
export type ImportField = components['schemas']['ImportField'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportProgress = components['schemas']['ImportProgress'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportRunBody = components['schemas']['ImportRunBody'];
export type Invitation = components['schemas']['Invitation'];
export type InvitationBody = components['schemas']['InvitationBody'];
export type InvitationCheck = components['schemas']['InvitationCheck'];
export type InvitationResponse = components['schemas']['InvitationResponse'];
export type InvitationTokenBody = components['schemas']['InvitationTokenBody'];
export type Issue = components['schemas']['Issue'];
export type IssueGroup = components['schemas']['IssueGroup'];
export type KnownRow = components['schemas']['KnownRow'];
export type ListedCategory = components['schemas']['ListedCategory'];
export type ListedCollection = components['schemas']['ListedCollection'];
export type ListedColor = components['schemas']['ListedColor'];
export type ListedFinishing = components['schemas']['ListedFinishing'];
export type ListedFrameType = components['schemas']['ListedFrameType'];
export type ListedMaterial = components['schemas']['ListedMaterial'];
export type ListedShape = components['schemas']['ListedShape'];
export type LoginBody = components['schemas']['LoginBody'];
export type LoginResponse = components['schemas']['LoginResponse'];
export type MailDetail = components['schemas']['MailDetail'];
export type MailFigures = components['schemas']['MailFigures'];
export type MailPage = components['schemas']['MailPage'];
export type MailRow = components['schemas']['MailRow'];
export type Material = components['schemas']['Material'];
export type MaterialBody = components['schemas']['MaterialBody'];
export type MaterialEditBody = components['schemas']['MaterialEditBody'];
export type MaterialPage = components['schemas']['MaterialPage'];
export type Materials = components['schemas']['Materials'];
export type MediaPage = components['schemas']['MediaPage'];
export type MediaRow = components['schemas']['MediaRow'];
export type MediaUse = components['schemas']['MediaUse'];
export type MessageResponse = components['schemas']['MessageResponse'];
export type NewsletterBody = components['schemas']['NewsletterBody'];
export type NewTotp = components['schemas']['NewTotp'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type OpenInterval = components['schemas']['OpenInterval'];
export type OrderedProducts = components['schemas']['OrderedProducts'];
export type OrderedRow = components['schemas']['OrderedRow'];
export type OrderedRows = components['schemas']['OrderedRows'];
export type OverviewChange = components['schemas']['OverviewChange'];
export type OverviewEnquiry = components['schemas']['OverviewEnquiry'];
export type OverviewWeek = components['schemas']['OverviewWeek'];
export type PageLink = components['schemas']['PageLink'];
export type PageVitals = components['schemas']['PageVitals'];
export type PasskeyBody = components['schemas']['PasskeyBody'];
export type PasswordBody = components['schemas']['PasswordBody'];
export type Percentile = components['schemas']['Percentile'];
export type Picture = components['schemas']['Picture'];
export type PictureResponse = components['schemas']['PictureResponse'];
export type PreviewLinkResponse = components['schemas']['PreviewLinkResponse'];
export type Product = components['schemas']['Product'];
export type ProductActionBody = components['schemas']['ProductActionBody'];
export type ProductBody = components['schemas']['ProductBody'];
export type ProductColour = components['schemas']['ProductColour'];
export type ProductColourBody = components['schemas']['ProductColourBody'];
export type ProductEditBody = components['schemas']['ProductEditBody'];
export type ProductFigures = components['schemas']['ProductFigures'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductImageBody = components['schemas']['ProductImageBody'];
export type ProductOrderBody = components['schemas']['ProductOrderBody'];
export type ProductPage = components['schemas']['ProductPage'];
export type Publication = components['schemas']['Publication'];
export type PublicationBody = components['schemas']['PublicationBody'];
export type PublishBody = components['schemas']['PublishBody'];
export type QrCode = components['schemas']['QrCode'];
export type RecoveryCodesResponse = components['schemas']['RecoveryCodesResponse'];
export type RegisterBody = components['schemas']['RegisterBody'];
export type ReleaseDetail = components['schemas']['ReleaseDetail'];
export type ReleaseRow = components['schemas']['ReleaseRow'];
export type ReleaseVersionBody = components['schemas']['ReleaseVersionBody'];
export type ReplaceBody = components['schemas']['ReplaceBody'];
export type ReplacePictureBody = components['schemas']['ReplacePictureBody'];
export type ReplyBody = components['schemas']['ReplyBody'];
export type ReplyTemplate = components['schemas']['ReplyTemplate'];
export type ReplyTemplateBody = components['schemas']['ReplyTemplateBody'];
export type ReplyTemplateEditBody = components['schemas']['ReplyTemplateEditBody'];
export type ReplyTemplatePage = components['schemas']['ReplyTemplatePage'];
export type ResetBody = components['schemas']['ResetBody'];
export type ResetCheck = components['schemas']['ResetCheck'];
export type ResetRequestBody = components['schemas']['ResetRequestBody'];
export type ResetTokenBody = components['schemas']['ResetTokenBody'];
export type SampleCounts = components['schemas']['SampleCounts'];
export type SavedAccount = components['schemas']['SavedAccount'];
export type SavedCategory = components['schemas']['SavedCategory'];
export type SavedCollection = components['schemas']['SavedCollection'];
export type SavedColor = components['schemas']['SavedColor'];
export type SavedContent = components['schemas']['SavedContent'];
export type SavedEnquiry = components['schemas']['SavedEnquiry'];
export type SavedFinishing = components['schemas']['SavedFinishing'];
export type SavedFrameType = components['schemas']['SavedFrameType'];
export type SavedMail = components['schemas']['SavedMail'];
export type SavedMaterial = components['schemas']['SavedMaterial'];
export type SavedProduct = components['schemas']['SavedProduct'];
export type SavedReplyTemplate = components['schemas']['SavedReplyTemplate'];
export type SavedShape = components['schemas']['SavedShape'];
export type SavedStore = components['schemas']['SavedStore'];
export type SavedTableView = components['schemas']['SavedTableView'];
export type Searches = components['schemas']['Searches'];
export type SearchFigures = components['schemas']['SearchFigures'];
export type SelectedColor = components['schemas']['SelectedColor'];
export type SelectedColorBody = components['schemas']['SelectedColorBody'];
export type SessionRow = components['schemas']['SessionRow'];
export type Shape = components['schemas']['Shape'];
export type ShapeBody = components['schemas']['ShapeBody'];
export type ShapeEditBody = components['schemas']['ShapeEditBody'];
export type ShapePage = components['schemas']['ShapePage'];
export type ShareBody = components['schemas']['ShareBody'];
export type SharedFrame = components['schemas']['SharedFrame'];
export type SharedItemBody = components['schemas']['SharedItemBody'];
export type SharedWishlist = components['schemas']['SharedWishlist'];
export type ShareResponse = components['schemas']['ShareResponse'];
export type ShopperBody = components['schemas']['ShopperBody'];
export type SimilarRow = components['schemas']['SimilarRow'];
export type SkippedRow = components['schemas']['SkippedRow'];
export type SocialPost = components['schemas']['SocialPost'];
export type StackFrame = components['schemas']['StackFrame'];
export type Store = components['schemas']['Store'];
export type StoreBody = components['schemas']['StoreBody'];
export type StoreCity = components['schemas']['StoreCity'];
export type StoreEditBody = components['schemas']['StoreEditBody'];
export type StoreFigures = components['schemas']['StoreFigures'];
export type StorePage = components['schemas']['StorePage'];
export type StorePincode = components['schemas']['StorePincode'];
export type StorePlace = components['schemas']['StorePlace'];
export type SubscriberPage = components['schemas']['SubscriberPage'];
export type SubscriberRow = components['schemas']['SubscriberRow'];
export type SuggestedCollection = components['schemas']['SuggestedCollection'];
export type SuggestedProduct = components['schemas']['SuggestedProduct'];
export type SuggestedValue = components['schemas']['SuggestedValue'];
export type Suggestions = components['schemas']['Suggestions'];
export type TableView = components['schemas']['TableView'];
export type TableViewBody = components['schemas']['TableViewBody'];
export type TermInterpretation = components['schemas']['TermInterpretation'];
export type ThreadAssignee = components['schemas']['ThreadAssignee'];
export type ThreadReply = components['schemas']['ThreadReply'];
export type ThreadStatus = components['schemas']['ThreadStatus'];
export type TotpBody = components['schemas']['TotpBody'];
export type TrashIdsBody = components['schemas']['TrashIdsBody'];
export type TrashPage = components['schemas']['TrashPage'];
export type TrashRow = components['schemas']['TrashRow'];
export type UndoableResponse = components['schemas']['UndoableResponse'];
export type Unprintable = components['schemas']['Unprintable'];
export type UnusedFigures = components['schemas']['UnusedFigures'];
export type UnusedValue = components['schemas']['UnusedValue'];
export type VerificationBody = components['schemas']['VerificationBody'];
export type VerificationOptions = components['schemas']['VerificationOptions'];
export type VisitReport = components['schemas']['VisitReport'];
export type Vital = components['schemas']['Vital'];
export type VitalPercentiles = components['schemas']['VitalPercentiles'];
export type WishedProduct = components['schemas']['WishedProduct'];
export type WishlistChangesBody = components['schemas']['WishlistChangesBody'];
export type WishlistIdentityBody = components['schemas']['WishlistIdentityBody'];
export type WishlistItem = components['schemas']['WishlistItem'];
export type WishlistItemBody = components['schemas']['WishlistItemBody'];
export type Response304 = components['responses']['304'];
export type Response400 = components['responses']['400'];
export type Response401 = components['responses']['401'];
export type Response403 = components['responses']['403'];
export type Response404 = components['responses']['404'];
export type Response409 = components['responses']['409'];
export type Response413 = components['responses']['413'];
export type Response415 = components['responses']['415'];
export type Response429 = components['responses']['429'];
export type Response500 = components['responses']['500'];
export type Response503 = components['responses']['503'];
export type $defs = Record<string, never>;
export interface operations {
    listAccounts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                role?: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
                sort?: "username" | "-username" | "email" | "-email" | "role" | "-role" | "status" | "-status" | "created_at" | "-created_at";
                status?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedAccount"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resetAccountFactors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    endAccountSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportAccounts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                role?: "owner" | "catalogue-editor" | "content-editor" | "support" | "release-manager" | "read-only" | "customer";
                sort?: "username" | "-username" | "email" | "-email" | "role" | "-role" | "status" | "-status" | "created_at" | "-created_at";
                status?: "active" | "disabled";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                entity?: "account" | "audit" | "category" | "collection" | "color" | "content" | "enquiry" | "finishing" | "frame type" | "invitation" | "mail" | "material" | "newsletter address" | "picture" | "product" | "release" | "reply template" | "session" | "shape" | "store";
                entity_id?: number;
                from?: string;
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "at" | "-at";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportChanges: {
        parameters: {
            query?: {
                entity?: "account" | "audit" | "category" | "collection" | "color" | "content" | "enquiry" | "finishing" | "frame type" | "invitation" | "mail" | "material" | "newsletter address" | "picture" | "product" | "release" | "reply template" | "session" | "shape" | "store";
                entity_id?: number;
                from?: string;
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "at" | "-at";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminCategories: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportCategories: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarCategories: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    undoChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                change: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminCollections: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                state?: "draft" | "scheduled" | "published" | "hidden";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectionPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCollection"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProductOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedProducts"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    orderProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLinkResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    publishCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCollection"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportCollections: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                state?: "draft" | "scheduled" | "published" | "hidden";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCollectionOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderedRows"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    orderCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionOrderBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarCollections: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminColors: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ColorPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminColor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminColor"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceColor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteColors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportColors: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarColors: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getContentBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminContent"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    saveContentDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    discardContentDraft: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLinkResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    publishContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resetContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentVersion"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    withdrawContentVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    revertContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                block: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedContent"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listEnquiries: {
        parameters: {
            query?: {
                assignee?: string;
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "to_name" | "-to_name" | "status" | "-status";
                status?: "new" | "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryDetail"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEnquiry"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replyToEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEnquiry"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAssignees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportEnquiries: {
        parameters: {
            query?: {
                assignee?: string;
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "to_name" | "-to_name" | "status" | "-status";
                status?: "new" | "open" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminFinishings: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishingPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminFinishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFinishing"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceFinishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFinishings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportFinishings: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarFinishings: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminFrameTypes: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameTypePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminFrameType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminFrameType"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceFrameType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFrameTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportFrameTypes: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarFrameTypes: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    withdrawInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                kind?: "account" | "enquiry" | "enquiry-copy" | "enquiry-reply" | "enquiry-store" | "newsletter";
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "to" | "-to" | "state" | "-state" | "attempts" | "-attempts";
                state?: "pending" | "sent" | "dead";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailDetail"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMail"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportMails: {
        parameters: {
            query?: {
                kind?: "account" | "enquiry" | "enquiry-copy" | "enquiry-reply" | "enquiry-store" | "newsletter";
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "to" | "-to" | "state" | "-state" | "attempts" | "-attempts";
                state?: "pending" | "sent" | "dead";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    retryMails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminMaterials: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MaterialPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMaterial"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportMaterials: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarMaterials: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listPictures: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "-newest" | "name" | "-name";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: {
                library?: "yes";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replacePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplacePictureBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removePictures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "email" | "-email";
                status?: "pending" | "confirmed" | "unsubscribed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "created_at" | "-created_at" | "email" | "-email";
                status?: "pending" | "confirmed" | "unsubscribed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                category_id?: number;
                collection_id?: number;
                color_id?: number;
                finishing_id?: number;
                frame_type_id?: number;
                lens?: "OPTICAL" | "SUN";
                material_id?: number;
                missing?: "picture" | "description" | "lens" | "measures";
                page?: number;
                pageSize?: number;
                q?: string;
                shape_id?: number;
                size?: number;
                sort?: "name" | "-name" | "size" | "-size" | "category" | "-category" | "material" | "-material" | "collection" | "-collection" | "-newest";
                state?: "draft" | "scheduled" | "published" | "hidden" | "unpublished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProductPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    duplicateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProduct"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLinkResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    publishProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProduct"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductActionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    editProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProductsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportProducts: {
        parameters: {
            query?: {
                category_id?: number;
                collection_id?: number;
                color_id?: number;
                finishing_id?: number;
                frame_type_id?: number;
                lens?: "OPTICAL" | "SUN";
                material_id?: number;
                missing?: "picture" | "description" | "lens" | "measures";
                page?: number;
                pageSize?: number;
                q?: string;
                shape_id?: number;
                size?: number;
                sort?: "name" | "-name" | "size" | "-size" | "category" | "-category" | "material" | "-material" | "collection" | "-collection" | "-newest";
                state?: "draft" | "scheduled" | "published" | "hidden" | "unpublished";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRunBody"];
            };
        };
        responses: {
            /** @description Lines of JSON: ImportProgress each, then an ImportResult or an ImportFailure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listProductsLeftOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBody"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewProductImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReleaseDetail"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    endCanary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndCanaryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseVersionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewLinkResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    rollBackRelease: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                app: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseVersionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listReplyTemplates: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplatePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReplyTemplate"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplyTemplate"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyTemplateEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedReplyTemplate"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteReplyTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminShapes: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShapePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getAdminShape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminShape"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    replaceShape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteShapes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportShapes: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "name" | "-name" | "products" | "-products" | "-newest";
                used?: "yes" | "no";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    findSimilarShapes: {
        parameters: {
            query?: {
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listAdminStores: {
        parameters: {
            query?: {
                city?: string;
                locality?: string;
                missing?: "position" | "hours" | "state" | "phone" | "email";
                page?: number;
                pageSize?: number;
                pincode?: string;
                q?: string;
                sort?: "store_name" | "-store_name" | "store_address" | "-store_address" | "locality" | "-locality" | "city" | "-city" | "pincode" | "-pincode" | "state" | "-state" | "subcity" | "-subcity" | "bp_name" | "-bp_name" | "number" | "-number";
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkDeletionBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkDeletionResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    importStores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRunBody"];
            };
        };
        responses: {
            /** @description Lines of JSON: ImportProgress each, then an ImportResult or an ImportFailure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listStoresLeftOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportBody"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    previewStoreImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSimilarStores: {
        parameters: {
            query?: {
                address?: string;
                name?: string;
                pincode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSiteTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listTrash: {
        parameters: {
            query?: {
                entity?: "category" | "collection" | "color" | "finishing" | "frame type" | "material" | "product" | "reply template" | "shape" | "store";
                page?: number;
                pageSize?: number;
                q?: string;
                sort?: "at" | "-at" | "name" | "-name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrashPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrashIdsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    restoreFromTrash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrashIdsBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listTableViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createTableView: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableViewBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTableView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateTableView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableViewBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedTableView"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteTableView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    showAddressConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            /** @description The link was used, or has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            /** @description The link was used, or has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    sendAddressConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factors"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    removeFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFactorResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedFactorResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTotp"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationCheck"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCurrentAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"] | null;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
                "application/x-www-form-urlencoded": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description Of a form */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequestBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ResetRequestBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description Of a form */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetTokenBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetCheck"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetBody"];
                "application/x-www-form-urlencoded": components["schemas"]["ResetBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description Of a form */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    verifySession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    startVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationOptions"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionRow"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    checkStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    syncWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistChangesBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountWishlist"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    downloadCatalogue: {
        parameters: {
            query?: {
                collection_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getCatalogueProgress: {
        parameters: {
            query?: {
                collection_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogueProgress"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            /** @description There is no such collection. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCategory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCategory"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCollection"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCollection"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listColors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Color"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createColor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColorBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedColor"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateColor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColorEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedColor"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteColor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                page: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        "site-announcement": {
                            announcements: {
                                links: {
                                    link: {
                                        label: string;
                                        to: string;
                                    };
                                }[];
                                text: string;
                            }[];
                        };
                        "site-contact": {
                            mail: string;
                            phone: string;
                            social: {
                                link: {
                                    label: string;
                                    to: string;
                                };
                            }[];
                        };
                        "site-footer": {
                            claim: string;
                            copyright: string;
                            newsletter: string;
                        };
                        "site-wording": {
                            changes: {
                                original: string;
                                text: string;
                            }[];
                        };
                    } | {
                        "home-catalogue": {
                            pages: {
                                code: string;
                                name: string;
                                picture: components["schemas"]["Picture"];
                            }[];
                            text: string;
                            title: string;
                        };
                        "home-categories": {
                            men: components["schemas"]["Picture"];
                            unisex: components["schemas"]["Picture"];
                            women: components["schemas"]["Picture"];
                        };
                        "home-colours": {
                            title: string;
                        };
                        "home-craft": {
                            facts: {
                                figure: string;
                                label: string;
                            }[];
                            picture: components["schemas"]["Picture"];
                            title: string;
                        };
                        "home-goldi": {
                            slides: {
                                desktop: components["schemas"]["Picture"];
                                link: {
                                    label: string;
                                    to: string;
                                };
                                phone: components["schemas"]["Picture"];
                                text: string;
                            }[];
                            title: string;
                        };
                        "home-hero": {
                            slides: {
                                desktop: components["schemas"]["Picture"];
                                link: {
                                    label: string;
                                    to: string;
                                };
                                phone: components["schemas"]["Picture"];
                                text: string;
                                title: string;
                            }[];
                        };
                        "home-package": {
                            picture: components["schemas"]["Picture"];
                            text: string;
                            title: string;
                        };
                        "home-search": {
                            description: string;
                            title: string;
                        };
                        "home-tiles": {
                            catalogue: {
                                picture: components["schemas"]["Picture"];
                                text: string;
                                title: string;
                            };
                            products: {
                                picture: components["schemas"]["Picture"];
                                text: string;
                                title: string;
                            };
                            store: {
                                picture: components["schemas"]["Picture"];
                                text: string;
                                title: string;
                            };
                            warranty: {
                                text: string;
                                title: string;
                            };
                        };
                    } | {
                        "listing-promotions": {
                            slides: {
                                desktop: components["schemas"]["Picture"];
                                phone: components["schemas"]["Picture"];
                            }[];
                        };
                        "listing-search": {
                            description: string;
                            title: string;
                        };
                    } | {
                        "search-banners": {
                            default: {
                                desktop: components["schemas"]["Picture"];
                                phone: components["schemas"]["Picture"];
                            };
                            men: {
                                desktop: components["schemas"]["Picture"];
                                phone: components["schemas"]["Picture"];
                            };
                            unisex: {
                                desktop: components["schemas"]["Picture"];
                                phone: components["schemas"]["Picture"];
                            };
                            women: {
                                desktop: components["schemas"]["Picture"];
                                phone: components["schemas"]["Picture"];
                            };
                        };
                    } | {
                        "stores-search": {
                            description: string;
                            title: string;
                        };
                    } | {
                        "login-picture": {
                            picture: components["schemas"]["Picture"];
                        };
                    } | {
                        "about-banner": {
                            desktop: components["schemas"]["Picture"];
                            phone: components["schemas"]["Picture"];
                            text: string;
                            title: string;
                        };
                        "about-search": {
                            description: string;
                            title: string;
                        };
                        "about-stories": {
                            stories: {
                                links: {
                                    link: {
                                        label: string;
                                        to: string;
                                    };
                                }[];
                                picture: components["schemas"]["Picture"];
                                terms: {
                                    name: string;
                                    text: string;
                                }[];
                                text: string;
                                title: string;
                            }[];
                        };
                    } | {
                        "warranty-banner": {
                            desktop: components["schemas"]["Picture"];
                            phone: components["schemas"]["Picture"];
                            text: string;
                            title: string;
                        };
                        "warranty-care": {
                            links: {
                                link: {
                                    label: string;
                                    to: string;
                                };
                            }[];
                            picture: components["schemas"]["Picture"];
                            terms: {
                                name: string;
                                text: string;
                            }[];
                            text: string;
                            title: string;
                        };
                        "warranty-promise": {
                            figure: string;
                            links: {
                                link: {
                                    label: string;
                                    to: string;
                                };
                            }[];
                            promise: string;
                            text: string;
                        };
                        "warranty-search": {
                            description: string;
                            title: string;
                        };
                        "warranty-terms": {
                            sections: {
                                lead: string;
                                terms: {
                                    name: string;
                                    text: string;
                                }[];
                                title: string;
                            }[];
                        };
                    } | {
                        "privacy-search": {
                            description: string;
                            title: string;
                        };
                        "privacy-terms": {
                            rights: {
                                text: string;
                                title: string;
                            };
                            sections: {
                                lead: string;
                                terms: {
                                    name: string;
                                    text: string;
                                }[];
                                title: string;
                            }[];
                            text: string;
                            title: string;
                        };
                    };
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnquiryBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFinishings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Finishing"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createFinishing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishingBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFinishing"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateFinishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishingEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFinishing"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFinishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listFrameTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameType"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createFrameType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrameTypeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFrameType"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateFrameType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FrameTypeEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFrameType"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteFrameType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginBody"];
                "application/x-www-form-urlencoded": components["schemas"]["LoginBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description Of a form */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            /** @description Address and password do not match. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Materials"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMaterial"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedMaterial"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                Collection_Name?: string[];
                Color?: string;
                exact?: "1";
                Finishing_Name?: string[];
                Frame_Type?: string[];
                Gender?: string;
                ids?: string;
                Lens?: string;
                Material_Name?: string[];
                page?: number;
                pageSize?: number;
                q?: string;
                Shape_Name?: string[];
                Size?: string;
                sort?: "name" | "-name" | "size" | "-size" | "category" | "-category" | "material" | "-material" | "collection" | "-collection" | "-newest";
                term?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][] | components["schemas"]["ProductPage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProduct"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProduct"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listProductIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    reportVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitReport"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listShapes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shape"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createShape: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShapeBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedShape"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateShape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShapeEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedShape"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteShape: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listSocialPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialPost"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                city?: string;
                locality?: string;
                near?: string;
                page?: number;
                pageSize?: number;
                pincode?: string;
                q?: string;
                sort?: "store_name" | "-store_name" | "store_address" | "-store_address" | "locality" | "-locality" | "city" | "-city" | "pincode" | "-pincode" | "state" | "-state" | "subcity" | "-subcity" | "bp_name" | "-bp_name" | "number" | "-number";
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"][] | components["schemas"]["StorePage"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedStore"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Store"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreEditBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedStore"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    deleteStore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoableResponse"];
                };
            };
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listCities: {
        parameters: {
            query?: {
                city?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreCity"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    exportStores: {
        parameters: {
            query?: {
                city?: string;
                locality?: string;
                missing?: "position" | "hours" | "state" | "phone" | "email";
                page?: number;
                pageSize?: number;
                pincode?: string;
                q?: string;
                sort?: "store_name" | "-store_name" | "store_address" | "-store_address" | "locality" | "-locality" | "city" | "-city" | "pincode" | "-pincode" | "state" | "-state" | "subcity" | "-subcity" | "bp_name" | "-bp_name" | "number" | "-number";
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            401: components["responses"]["401"];
            403: components["responses"]["403"];
            404: components["responses"]["404"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listStoreIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": number[];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listPincodes: {
        parameters: {
            query?: {
                near?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePincode"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    listPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorePlace"][];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    suggest: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    shareWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareBody"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareResponse"];
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    getSharedWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedWishlist"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            404: components["responses"]["404"];
            /** @description It has expired. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    isLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterBody"];
                "application/x-www-form-urlencoded": components["schemas"]["NewsletterBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            /** @description Of a form */
            303: {
                headers: {
                    location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    showSubscriptionConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            /** @description No address has this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    confirmSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                    "text/html": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description No address has this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    showSubscribed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    showUnsubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    /** @description Unless it may not be cached */
                    etag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["304"];
            400: components["responses"]["400"];
            /** @description No address has this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                    "text/html": string;
                };
            };
            400: components["responses"]["400"];
            403: components["responses"]["403"];
            /** @description No address has this link. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                    "text/html": string;
                };
            };
            409: components["responses"]["409"];
            413: components["responses"]["413"];
            415: components["responses"]["415"];
            429: components["responses"]["429"];
            500: components["responses"]["500"];
            503: components["responses"]["503"];
        };
    };
}
